import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkout } from '@/scripts/lib/checkout.mjs';
import { hashInputs, makeIfStale } from '@/scripts/lib/inputs.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huibing-inputs-'));
const name = path.relative(checkout, folder);

afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, content: string) => fs.writeFileSync(path.join(folder, file), content);

describe('the hash of inputs', () => {
  it('changes with contents and names, not with times', () => {
    write('a', 'one');
    const first = hashInputs([name]);
    fs.utimesSync(path.join(folder, 'a'), 0, 0);
    expect(hashInputs([name])).toBe(first);

    write('a', 'two');
    const second = hashInputs([name]);
    expect(second).not.toBe(first);

    fs.renameSync(path.join(folder, 'a'), path.join(folder, 'b'));
    expect(hashInputs([name])).not.toBe(second);
  });

  it('leaves out what is said to be no input', () => {
    const before = hashInputs([name], (file) => file === `${name}/made`);
    write('made', 'anything');
    expect(hashInputs([name], (file) => file === `${name}/made`)).toBe(before);
    expect(hashInputs([name])).not.toBe(before);
  });
});

describe('what is made from inputs', () => {
  const note = path.join(folder, 'result/note');

  it('is made once, and again when they have changed', async () => {
    const make = vi.fn(() => Promise.resolve());
    await makeIfStale(note, '1', make);
    await makeIfStale(note, '1', make);
    expect(make).toHaveBeenCalledTimes(1);
    await makeIfStale(note, '2', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made again when it has gone, or was made otherwise', async () => {
    const make = vi.fn(() => {
      write('made', 'of one');
      return Promise.resolve();
    });
    const made = () => hashInputs([`${name}/made`]);
    await makeIfStale(note, '1', make, made);
    await makeIfStale(note, '1', make, made);
    expect(make).toHaveBeenCalledTimes(1);
    write('made', 'of another');
    await makeIfStale(note, '1', make, made);
    fs.rmSync(path.join(folder, 'made'));
    await makeIfStale(note, '1', make, made);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is made again when the last time was interrupted', async () => {
    await expect(makeIfStale(note, '3', () => Promise.reject(new Error('interrupted')))).rejects.toThrow(
      'interrupted',
    );
    const make = vi.fn(() => Promise.resolve());
    await makeIfStale(note, '3', make);
    await makeIfStale(note, '2', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
