import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExistingGuest, diffRoster } from '../../lib/import/diff-roster';
import { type ImportedGuest, ROSTER_FIELDS } from '../../lib/import/fields';

const guest = (row: number, name: string, more: Partial<ImportedGuest> = {}): ImportedGuest => ({
  row,
  name,
  employeeNumber: null,
  department: '',
  phone: '',
  table: null,
  seat: null,
  external: false,
  note: '',
  ...more,
});
const stored = (imported: ImportedGuest): ExistingGuest => ({ ...imported, id: `g${imported.row}` });
const diff = (
  existing: readonly ImportedGuest[],
  imported: readonly ImportedGuest[],
  fields = ROSTER_FIELDS,
) => diffRoster(existing.map(stored), imported, fields);

describe('diffRoster', () => {
  it('updates by employee number, and says what it adds, changes and lacks', () => {
    const before = [
      guest(2, '王伟', { employeeNumber: '00013', department: '财务部', phone: '138' }),
      guest(3, '李敏', { employeeNumber: '00020' }),
      guest(4, '刘晨', { employeeNumber: '00027' }),
    ];
    const after = [
      guest(2, '李敏', { employeeNumber: '00020' }),
      guest(3, '王玮', { employeeNumber: '00013', department: '市场部', phone: '138' }),
      guest(4, '苏敏', { employeeNumber: '00034' }),
    ];
    expect(diff(before, after)).toEqual({
      add: [after[2]],
      change: [
        {
          guestId: 'g2',
          row: 3,
          fields: { name: { from: '王伟', to: '王玮' }, department: { from: '财务部', to: '市场部' } },
        },
      ],
      same: [{ guestId: 'g3', row: 2 }],
      remove: [{ guestId: 'g4' }],
    });
  });

  it('goes by name and department where a number is missing, in order', () => {
    const before = [
      guest(2, '王伟', { department: '财务部' }),
      guest(3, '王伟', { department: '市场部' }),
      guest(4, '王伟', { department: '市场部' }),
    ];
    const after = [
      guest(2, '王伟', { department: '市场部', employeeNumber: '1' }),
      guest(3, '王伟', { department: '市场部', note: '素食' }),
      guest(4, '王伟', { department: '人力' }),
    ];
    const { add, change, remove } = diff(before, after);
    expect(change.map(({ guestId, row }) => [guestId, row])).toEqual([
      ['g3', 2],
      ['g4', 3],
    ]);
    expect(add).toEqual([after[2]]);
    expect(remove).toEqual([{ guestId: 'g2' }]);
  });

  it('never takes two with different numbers for one', () => {
    const { add, remove } = diff(
      [guest(2, '王伟', { employeeNumber: '1' })],
      [guest(2, '王伟', { employeeNumber: '2' })],
    );
    expect([add.length, remove.length]).toEqual([1, 1]);
  });

  it('leaves alone what the file has no column for', () => {
    const before = [guest(2, '王伟', { department: '财务部', phone: '138', table: 3, seat: 5 })];
    const { same } = diffRoster(before.map(stored), [guest(2, '王伟')], ['name', 'note']);
    expect(same).toHaveLength(1);
  });

  const anyGuest = fc.record({
    name: fc.constantFrom('王伟', '李敏', 'Anna'),
    employeeNumber: fc.option(fc.constantFrom('1', '2', '3', '4', '5', 'a'), { nil: null }),
    department: fc.constantFrom('财务部', '市场部', ''),
    note: fc.constantFrom('', '素食'),
  });
  const roster = fc
    .uniqueArray(anyGuest, {
      selector: ({ employeeNumber }) => employeeNumber ?? Symbol('none'),
      maxLength: 12,
    })
    .map((guests) => guests.map(({ name, ...more }, index) => guest(index + 2, name, more)));

  it('changes nothing when the same file comes again', () => {
    fc.assert(
      fc.property(roster, (guests) => {
        expect(diff(guests, guests)).toMatchObject({ add: [], change: [], remove: [] });
      }),
    );
  });

  it('accounts for everybody once, and applied it leaves nothing to do', () => {
    fc.assert(
      fc.property(roster, roster, (before, after) => {
        const { add, change, same, remove } = diff(before, after);
        expect(add.length + change.length + same.length).toBe(after.length);
        expect(change.length + same.length + remove.length).toBe(before.length);
        const gone = new Set(remove.map(({ guestId }) => guestId));
        const changed = new Map(change.map(({ guestId, row }) => [guestId, row]));
        const applied = before
          .map(stored)
          .filter(({ id }) => !gone.has(id))
          .map((old) => ({ ...old, ...after.find(({ row }) => row === changed.get(old.id)) }));
        const all = [...applied, ...add.map((one) => ({ ...one, id: `new${one.row}` }))];
        expect(diffRoster(all, after, ROSTER_FIELDS)).toMatchObject({ add: [], change: [], remove: [] });
      }),
    );
  });
});
