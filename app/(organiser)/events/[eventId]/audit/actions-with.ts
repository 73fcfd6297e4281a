import { getMessages } from 'next-intl/server';

/** Says which actions have a word in their sentence, in the reader's language. */
export async function actionsWith(): Promise<(word: string) => string[]> {
  const { action: nouns } = (await getMessages()).audit;
  const sentences = Object.entries(nouns).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, sentence]: [string, string]) => ({
      action: `${noun}.${verb}`,
      // What stands in braces is filled in for each row.
      text: sentence.replace(/\{\w+\}/g, ' ').toLowerCase(),
    })),
  );
  return (word) =>
    sentences.filter(({ text }) => text.includes(word.toLowerCase())).map(({ action }) => action);
}
