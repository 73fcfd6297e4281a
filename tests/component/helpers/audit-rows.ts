import { idsIn } from '@/lib/schemas/audit-changes';
import { newId } from '@/lib/schemas/new-id';
import type { AuditName, AuditPlace, AuditRow } from '@/lib/schemas/audit-view';

/** A row of each kind that the list of changes can have, as the use cases write them. */

const id = { guest: newId(), other: newId(), third: newId(), user: newId(), table: newId(), noon: newId() };
const NAMES: Record<string, AuditName> = {
  [id.guest]: { kind: 'guest', name: '张伟', number: 0 },
  [id.other]: { kind: 'guest', name: '王芳', number: 0 },
  [id.third]: { kind: 'guest', name: '李娜', number: 0 },
  [id.user]: { kind: 'user', name: '陈晓燕', number: 0 },
  [id.table]: { kind: 'table', name: '', number: 3 },
  [id.noon]: { kind: 'sitting', name: '', number: 2 },
};
const PLACE: AuditPlace = { gameId: newId(), kind: 'table', number: 3, ordinal: 1, sitting: null };
const guest = {
  name: '张伟',
  employeeNumber: '00012',
  department: '研发',
  phone: '',
  external: false,
  note: '',
};
const goods = (name: string, quantity: number, value: number) => ({ name, quantity, value });
const match = [{ straight: true }];

interface Said {
  detail?: object;
  before?: unknown;
  after?: unknown;
  place?: AuditPlace;
}

const SAID: Record<string, Said | Said[]> = {
  'bond.add': { detail: { bond: newId(), kind: 'together', guests: [id.guest, id.other] } },
  'bond.remove': { detail: { bond: newId(), kind: 'apart', guests: [id.guest, id.other] } },
  'event.archive': {},
  'event.close': { detail: { digest: 'abc', games: 5 } },
  'event.copy': {
    detail: { from: newId(), tables: 5, items: 10 },
    after: { name: '明年的博饼', venue: '', copiedFrom: '今年的博饼' },
  },
  'event.create': { detail: { tables: 20 }, after: { name: '中秋博饼', venue: '三楼' } },
  'event.open': { detail: { snapshot: newId(), games: 1, seats: 10 } },
  'event.reopen': { detail: { games: 5 } },
  'event.reopen-results': { detail: { digest: 'abc' } },
  'event.sample': {},
  'event.unarchive': {},
  'event.update': {
    before: { name: '中秋', startsAt: '2026-09-25T10:00:00.000Z', calledThrows: false, venue: '' },
    after: { name: '中秋', startsAt: '2026-09-25T11:30:00.000Z', calledThrows: true, venue: '三楼' },
  },
  'final.add': { detail: { stage: newId(), guest: id.guest }, after: { reason: '漏了' } },
  'final.draw': { detail: { stage: newId(), games: [newId(), newId()] } },
  'final.next-stage': { detail: { stage: newId(), finalists: 6 } },
  'final.places': {
    detail: { stage: newId(), guests: [id.guest, id.other] },
    before: { ranks: [] },
    after: {
      ranks: [
        { place: 2, name: '张伟' },
        { place: 3, name: '王芳' },
      ],
    },
  },
  'final.restore': { detail: { stage: newId(), guest: id.guest }, after: { reason: '来了' } },
  'final.seat': { detail: { stage: newId(), guests: [id.guest, id.other, id.third] } },
  'final.set-up': { detail: { format: 'contest', places: 3, rounds: 3, entrants: 'champions' } },
  'final.withdraw': { detail: { stage: newId(), guest: id.guest }, after: { reason: '走了' } },
  'game.choose-item': { place: PLACE, detail: { entry: newId(), choices: 1 } },
  'game.choose-items': { place: PLACE, detail: { entry: newId(), choices: 2 } },
  'game.correct': { place: PLACE, detail: { entries: 1, kinds: ['amend'] } },
  'game.end': { place: PLACE, detail: { entries: 1, kinds: ['end'] } },
  'game.help': { place: PLACE, detail: { call: newId() } },
  'game.help-answered': { place: PLACE, detail: { call: newId() } },
  'game.help-taken-back': { place: PLACE, detail: { call: newId() } },
  'game.pen': { place: PLACE, detail: { from: null, epoch: 2 } },
  'game.renew-access': { place: PLACE, detail: { generation: 2 } },
  'game.roll-call': { place: PLACE, detail: { order: [newId()], away: [] } },
  'game.roll-call-again': { place: PLACE, detail: { order: [newId()], away: [] } },
  'game.witness': [
    { place: PLACE, detail: { entry: newId(), verdict: 'confirm' } },
    { place: PLACE, detail: { entry: newId(), verdict: 'dispute' } },
  ],
  'guest.add': { detail: { guest: id.guest }, after: guest },
  'guest.edit': { detail: { guest: id.guest }, before: guest, after: { ...guest, department: '市场' } },
  'guest.remove': { detail: { guest: newId() }, before: guest },
  'guest.seat-waiting': { place: PLACE, detail: { guest: id.guest } },
  'guest.wait-again': { place: PLACE, detail: { guest: id.guest } },
  'guest.waiting-taken': { place: PLACE, detail: { guest: id.guest } },
  'guests.department': {
    detail: { guests: [id.guest, id.other] },
    before: {
      changed: [
        { guest: '张伟', department: '研发' },
        { guest: '王芳', department: '' },
      ],
    },
    after: {
      changed: [
        { guest: '张伟', department: '市场' },
        { guest: '王芳', department: '市场' },
      ],
    },
  },
  'guests.remove': {
    detail: { guests: [newId(), newId()] },
    before: { removed: [guest, { ...guest, name: '王芳' }] },
  },
  'guests.sitting': { detail: { sitting: id.noon, guests: [id.guest], unseated: 1 } },
  'guests.waiting': { detail: { guests: [id.guest], waiting: true } },
  'host.enter': [
    { place: PLACE, detail: { by: 'link' } },
    { place: PLACE, detail: { by: 'pin' } },
  ],
  'member.add': { detail: { user: id.user, role: 'viewer' } },
  'member.leave': { detail: { user: id.user } },
  'member.remove': { detail: { user: id.user } },
  'member.role': { detail: { user: id.user, from: 'viewer', to: 'organiser' } },
  'prints.export': [
    { detail: { print: 'cards', tables: 2, locale: 'en' } },
    { detail: { print: 'rules', tables: null, locale: 'zh-CN' } },
  ],
  'prizes.add': {
    detail: { tier: 'own-1', quantityFrom: null, quantityTo: 2 },
    before: { tier: null, items: [] },
    after: {
      tier: { name: '幸运', match, chase: 'none', award: 'immediate' },
      items: [goods('月饼', 2, 9_900)],
    },
  },
  'prizes.budget': { detail: { budgetFrom: null, budgetTo: 2_000_000, sparesFrom: 0, sparesTo: 5 } },
  'prizes.export': { detail: { locale: 'zh-TW' } },
  'prizes.final': {
    before: [],
    after: [{ place: 1, name: '电视机', quantity: 1, value: 399_900 }],
  },
  'prizes.order': { detail: { from: ['yixiu', 'erju'], to: ['erju', 'yixiu'] } },
  'prizes.picture': { detail: { picture: newId(), bytes: 12_345 } },
  'prizes.remove': {
    detail: { tier: 'own-1', dropped: 1 },
    before: { name: '幸运', items: [goods('月饼', 2, 9_900)] },
  },
  'prizes.slips': { detail: { tier: 'duitang', on: true } },
  'prizes.tier': {
    detail: { tier: 'duitang', quantityFrom: 2, quantityTo: 3 },
    before: { tier: { name: '', match }, items: [goods('电饭煲', 2, 26_900)] },
    after: { tier: { name: '', match }, items: [goods('电饭煲', 3, 26_900)] },
  },
  'results.export': { detail: { games: 5, guests: 52, locale: 'zh-CN' } },
  'roster.import': {
    detail: { added: 2, changed: 1, removed: 0, tables: 0, sitting: id.noon },
    before: { changed: [{ guest: '张伟', department: '研发' }], removed: [] },
    after: {
      changed: [{ guest: '张伟', department: '市场' }],
      added: ['王芳', '李娜'],
      fileName: '名单.xlsx',
    },
  },
  'rules.options': { before: { finish: 'stop' }, after: { finish: 'quiet-round' } },
  'rules.preset': {
    detail: { from: 'corporate', to: 'express', dropped: 1 },
    before: { tiers: [{ id: 'yixiu', quantity: 32 }] },
    after: {
      tiers: [{ id: 'jinshi', quantity: 10 }],
      dropped: [{ tier: 'yixiu', name: '牙膏', quantity: 32 }],
    },
  },
  'seat.give': { detail: { guest: id.guest, table: id.table, chair: 4 } },
  'seating.arrange': { detail: { sitting: id.noon, mode: 'mixed', tables: 5, guests: 50 } },
  'seating.deal': { detail: { guests: 50 } },
  'seating.move': { detail: { guests: [{ id: id.guest, from: 3 }], to: null } },
  'seating.restore': { detail: { sitting: id.noon, guests: 50 } },
  'session.end': { detail: { sessionId: newId() } },
  'sitting.add': {
    detail: { sitting: id.noon, tables: 10 },
    after: { name: '', startsAt: '2026-09-25T12:00' },
  },
  'sitting.edit': {
    detail: { sitting: id.noon },
    before: { name: '', startsAt: '2026-09-25T12:00' },
    after: { name: '午场', startsAt: '2026-09-25T12:30' },
  },
  'sitting.remove': [
    {
      detail: { sitting: newId(), position: 2, tables: 10 },
      before: { name: '', startsAt: '2026-09-25T04:00:00.000Z' },
    },
    {
      detail: { sitting: newId(), position: 2, tables: 0 },
      before: { name: '午场', startsAt: '2026-09-25T04:00:00.000Z' },
    },
  ],
  'sittings.order': { detail: { from: [id.noon, newId()], to: [newId(), id.noon] } },
  'table.add-set': { detail: { table: id.table, ordinal: 2 }, place: { ...PLACE, ordinal: 2 } },
  'table.edit': {
    detail: { table: id.table },
    before: { number: 3, name: '', locked: false },
    after: { number: 3, name: '领导', locked: true },
  },
  'table.remove-set': { detail: { table: id.table, ordinal: 2 } },
  'tables.count': { detail: { sitting: id.noon, from: 20, to: 24 } },
  'tables.remove': {
    detail: {
      tables: [
        { id: newId(), number: 7 },
        { id: newId(), number: 8 },
      ],
      unseated: 3,
    },
  },
  'tables.sets': { detail: { sitting: id.noon, sets: 2, tables: 12 } },
  'user.create': { detail: { userId: id.user } },
  'user.disable': { detail: { userId: id.user } },
  'user.enable': { detail: { userId: id.user } },
  'user.password': { detail: { userId: id.user, ended: 1 } },
};

function namesIn(detail: object): AuditRow['names'] {
  const ids = idsIn(detail);
  return Object.fromEntries(Object.entries(NAMES).filter(([one]) => ids.includes(one)));
}

export const AUDIT_ROWS: readonly AuditRow[] = Object.entries(SAID).flatMap(([action, said]) =>
  [said].flat().map(({ detail = {}, before = null, after = null, place = null }) => ({
    ...{ id: newId(), at: '2026-09-20T04:00:00.000Z', by: { kind: 'user', name: '林小红' } as const },
    ...{ action, place, detail, before, after, names: namesIn(detail) },
  })),
);
