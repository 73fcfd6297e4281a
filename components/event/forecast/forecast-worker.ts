import {
  adviseForecast,
  playForecast,
  type ForecastAnswer,
  type ForecastQuestion,
} from '@/lib/schemas/forecast';
import type { Advice } from '@/lib/rules/forecast-advice';

/** Plays evenings away from the page, which stays quick meanwhile. One question, then any number of limits. */

export type ToWorker = { kind: 'play'; question: ForecastQuestion } | { kind: 'advise'; limit: number };
export type FromWorker =
  { kind: 'played'; answer: ForecastAnswer } | { kind: 'advised'; limit: number; advice: Advice[] };

let question: ForecastQuestion | null = null;
let answer: ForecastAnswer | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'play') {
    question = data.question;
    answer = playForecast(question);
    tell({ kind: 'played', answer });
  } else if (question && answer) {
    tell({ kind: 'advised', limit: data.limit, advice: adviseForecast(question, answer.tally, data.limit) });
  }
});

function tell(message: FromWorker): void {
  postMessage(message);
}
