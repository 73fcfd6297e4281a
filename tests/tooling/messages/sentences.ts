import ts from 'typescript';

/** Chinese characters and their punctuation, in whatever script a sentence of the product may be. */
const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff01-\uff5e]|[\u{20000}-\u{3ffff}]/u;
const WORD = /\p{Script=Latin}{2,}/u;

/** Attributes that people read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;

/**
 * The sentences in a source file that belong into messages/, each with its line: Chinese in any text of the code, and
 * words of any language in what JSX shows. Comments, class names and identifiers are no sentences.
 */
export function findSentences(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    const text = textOf(node);
    if (text !== undefined && (CHINESE.test(text) || (isShown(node) && WORD.test(text)))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${name}:${line + 1} ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  return undefined;
}

/** Whether a text is what JSX shows: between tags, or the value of an attribute that is read out. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const parent = node.parent;
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? SPOKEN.test(parent.parent.name.getText()) : true;
  }
  // A choice between texts, or one with values in it, is shown where the choice is.
  const isPassedOn = ts.isConditionalExpression(parent)
    ? node !== parent.condition
    : ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent) || ts.isParenthesizedExpression(parent);
  return isPassedOn && isShown(parent);
}
