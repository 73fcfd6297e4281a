import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ACTIONS, can, type Action, type Actor } from '@/lib/permissions';

const SERVICES = path.resolve(import.meta.dirname, '../../../lib/services');
const actor: Actor = { kind: 'user', userId: 'u', sessionId: 's', name: 'n', email: 'e', locale: null };
/** Everybody may give up their own part in an event; whom else it is about, its own tests say. */
const BY_EVERYBODY = ['remove-member.ts'];

interface Demand {
  file: string;
  actions: string[];
}

/** What each change of an event asks for: the `action` of the demands that it hands to changeEvent. */
const demands = readdirSync(SERVICES)
  .filter((name) => name.endsWith('.ts') && name !== 'change-event.ts')
  .flatMap((name) => demandsIn(name, readFileSync(path.join(SERVICES, name), 'utf8')));

function demandsIn(name: string, source: string): Demand[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Demand[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'changeEvent') {
      const actions = node.arguments[2] ? actionsOf(file, node.arguments[2]) : [];
      found.push({ file: name, actions });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function actionsOf(file: ts.SourceFile, value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isAsExpression(value) || ts.isParenthesizedExpression(value))
    return actionsOf(file, value.expression);
  if (ts.isConditionalExpression(value)) {
    return [...actionsOf(file, value.whenTrue), ...actionsOf(file, value.whenFalse)];
  }
  if (ts.isIdentifier(value)) {
    const constant = constantOf(file, value.text);
    return constant ? actionsOf(file, constant) : [];
  }
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) => {
    if (property.name?.getText() !== 'action') return [];
    if (ts.isPropertyAssignment(property)) return actionsOf(file, property.initializer);
    return ts.isShorthandPropertyAssignment(property) ? actionsOf(file, property.name) : [];
  });
}

function constantOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer;
  return ts.forEachChild(node, (child) => constantOf(child, name));
}

describe('every change of an event', () => {
  it('is found, with what it asks for', () => {
    expect(demands.length).toBeGreaterThan(40);
    const unclear = demands.filter(({ actions }) => actions.length === 0);
    expect(unclear).toEqual([]);
    const unknown = demands.flatMap(({ actions }) =>
      actions.filter((one) => !ACTIONS.includes(one as Action)),
    );
    expect(unknown).toEqual([]);
  });

  it('is refused to a viewer', () => {
    const open = demands.filter(
      ({ file, actions }) =>
        !BY_EVERYBODY.includes(file) && actions.some((action) => can(actor, action as Action, 'viewer')),
    );
    expect(open).toEqual([]);
  });
});
