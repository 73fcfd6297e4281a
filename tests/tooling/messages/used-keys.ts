import ts from 'typescript';
import type { Catalogue } from './catalogue';

/** What next-intl's type for a translation function is called, and its members that take a key as well. */
const TRANSLATOR = 'Translator';
const WITH_KEY = ['rich', 'markup', 'raw', 'has'];

export interface Usage {
  /** Keys that the code asks for, literally or by a pattern that they match. */
  used: Set<string>;
  /** Keys that the code asks for and that aren't there, with their place. */
  unknown: string[];
}

/**
 * Finds every call of a translation function and the keys it may ask for. The compiler's types say of what namespace
 * a function is, so it may be passed on under any name; they also say which strings a computed key can be.
 */
export function findUsage(
  program: ts.Program,
  isOurs: (file: string) => boolean,
  catalogue: Catalogue,
): Usage {
  const checker = program.getTypeChecker();
  const usage: Usage = { used: new Set(), unknown: [] };
  for (const file of program.getSourceFiles()) if (isOurs(file.fileName)) visit(file);
  return usage;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) visitCall(node);
    ts.forEachChild(node, visit);
  }

  function visitCall(call: ts.CallExpression): void {
    const [key] = call.arguments;
    if (!key || !mayBeString(key)) return; // asking for the types of every call would take a minute
    const namespace = namespaceOf(calledOn(call.expression));
    if (namespace === undefined) return;
    for (const pattern of patternsOf(key)) note(namespace, pattern, call);
  }

  /** The namespace with a dot behind it, '' for all of them; `undefined` if it is no translation function. */
  function namespaceOf(callee: ts.Expression): string | undefined {
    const { aliasSymbol, aliasTypeArguments } = checker.getTypeAtLocation(callee);
    if (aliasSymbol?.name !== TRANSLATOR) return undefined;
    const namespace = aliasTypeArguments?.[1];
    return namespace?.isStringLiteral() ? `${namespace.value}.` : '';
  }

  /** What a key can be: exact strings and, where only its parts are known, patterns. */
  function patternsOf(key: ts.Expression): (string | RegExp)[] {
    if (ts.isStringLiteralLike(key)) return [key.text];
    if (ts.isParenthesizedExpression(key)) return patternsOf(key.expression);
    if (ts.isConditionalExpression(key)) return [...patternsOf(key.whenTrue), ...patternsOf(key.whenFalse)];
    const initializer = ts.isIdentifier(key) ? initializerOf(key) : undefined;
    if (initializer) return patternsOf(initializer);
    // A type that was claimed (`as`) says nothing of what the value is.
    const types = containsClaim(key) ? [] : literalsOf(checker.getTypeAtLocation(key));
    return types.length > 0 ? types : [patternOf(key)];
  }

  function initializerOf(name: ts.Identifier): ts.Expression | undefined {
    const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  }

  function note(namespace: string, pattern: string | RegExp, call: ts.CallExpression): void {
    const keys = [...catalogue.keys()].filter((key) => {
      if (!key.startsWith(namespace)) return false;
      const rest = key.slice(namespace.length);
      return typeof pattern === 'string' ? rest === pattern : pattern.test(rest);
    });
    for (const key of keys) usage.used.add(key);
    // `has` asks whether there is one, and `raw` may take a group of them.
    if (keys.length > 0 || /\.(has|raw)$/.test(call.expression.getText())) return;
    const file = call.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(call.getStart());
    usage.unknown.push(`${namespace}${String(pattern)} (${file.fileName}:${line + 1})`);
  }
}

function calledOn(callee: ts.Expression): ts.Expression {
  const isMember = ts.isPropertyAccessExpression(callee) && WITH_KEY.includes(callee.name.text);
  return isMember ? callee.expression : callee;
}

function mayBeString(node: ts.Expression): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isAsExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node)
  );
}

function containsClaim(node: ts.Node): boolean {
  return (
    ts.isAsExpression(node) || ts.forEachChild(node, (child) => containsClaim(child) || undefined) === true
  );
}

/** The strings of a type that is one or a union of them; none if it is anything else. */
function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => part.value) : [];
}

/** What is known of a key by the fixed parts of its template. */
function patternOf(key: ts.Expression): RegExp {
  if (ts.isAsExpression(key)) return patternOf(key.expression);
  if (!ts.isTemplateExpression(key)) return /^/;
  const parts = [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}
