import ts from 'typescript';

/** Objects with an `action` that ask for a permission rather than tell what was done. */
const ASKING = ['changeEvent', 'authoriseEvent'];
const CODE = /^[a-z]+\.[a-z]+(?:-[a-z]+)*$/;

/**
 * The actions that a source file writes to the audit list: the `action` of every object in it, but for those
 * that say which permission a change needs. Throws where it can't tell what an action is.
 */
export function findActions(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node) && !isAsking(node)) {
      for (const property of node.properties) {
        if (property.name?.getText() !== 'action') continue;
        if (ts.isPropertyAssignment(property)) note(property.initializer);
        else if (ts.isShorthandPropertyAssignment(property)) note(property.name);
      }
    }
    ts.forEachChild(node, visit);
  }

  function note(value: ts.Expression): void {
    const codes = codesOf(value);
    if (codes.length === 0) throw new Error(`${name}: what action is ${value.getText()}?`);
    found.push(...codes.filter((code) => CODE.test(code)));
  }

  function codesOf(value: ts.Expression): string[] {
    if (ts.isStringLiteralLike(value)) return [value.text];
    if (ts.isParenthesizedExpression(value)) return codesOf(value.expression);
    if (ts.isConditionalExpression(value)) return [...codesOf(value.whenTrue), ...codesOf(value.whenFalse)];
    if (!ts.isIdentifier(value)) return [];
    const initializer = constantOf(file, value.text);
    return initializer ? codesOf(initializer) : [];
  }
}

/** `{ action: 'event.edit' }` as what a change demands: an argument of such a call, or a constant for it. */
function isAsking(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAsExpression(parent)) return isAsking(parent);
  if (ts.isVariableDeclaration(parent)) return parent.name.getText() === 'demands';
  return ts.isCallExpression(parent) && ASKING.includes(parent.expression.getText());
}

function constantOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer;
  return ts.forEachChild(node, (child) => constantOf(child, name));
}
