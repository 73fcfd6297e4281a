import { describe, expect, it } from 'vitest';
import { readExternal, readSeat, readTable } from '../../lib/import/read-values';

describe('readTable', () => {
  it.each([
    ['3', 3],
    ['03', 3],
    ['3.0', 3],
    ['３', 3],
    ['第3桌', 3],
    ['第 3 桌', 3],
    ['3桌', 3],
    ['三桌', 3],
    ['第三十二桌', 32],
    ['十桌', 10],
    ['一百零五号桌', 105],
    ['两桌', 2],
    ['3号', 3],
    ['3號桌', 3],
    ['桌3', 3],
    ['Table 3', 3],
    ['No. 12', 12],
    ['#7', 7],
    ['538', 538],
    ['A3', 'A3'],
    ['a3', 'A3'],
    ['B-12', 'B-12'],
    ['VIP', 'VIP'],
    ['主桌', '主桌'],
    ['A区3桌', 'A区3桌'],
    ['', null],
    ['-', null],
    ['待定', null],
    ['N/A', null],
  ])('%j is %j', (text, value) => {
    expect(readTable(text)).toEqual({ value });
  });

  it.each(['0', '-3', '3/4', '第3、4桌', '10000', '3月5日', 'see below', '3.5', '=1+1', '十十万'])(
    '%j is no table',
    (text) => {
      expect(readTable(text)).toBe('unreadable');
    },
  );
});

describe('readSeat', () => {
  it.each([
    ['5', 5],
    ['5号', 5],
    ['第五座', 5],
    ['05', 5],
    ['5號座位', 5],
    ['座5', 5],
    ['Seat 5', 5],
    ['十二', 12],
    ['', null],
    ['未定', null],
  ])('%j is %j', (text, value) => {
    expect(readSeat(text)).toEqual({ value });
  });

  it.each(['A', '0', '1000', '3-5', '靠窗'])('%j is no seat', (text) => {
    expect(readSeat(text)).toBe('unreadable');
  });
});

describe('readExternal', () => {
  it.each([
    '是',
    '家属',
    '家屬',
    '员工家属',
    'Y',
    'yes',
    'TRUE',
    '1',
    '√',
    '✓',
    '配偶',
    '儿子',
    '外部',
    '非员工',
    'Guest',
  ])('%j is not staff', (text) => {
    expect(readExternal(text)).toEqual({ value: true });
  });
  it.each([
    '',
    ' ',
    '否',
    '不是',
    'N',
    'no',
    'FALSE',
    '0',
    '-',
    '/',
    '员工',
    '正式员工',
    '本人',
    '非家属',
    '×',
  ])('%j is staff', (text) => {
    expect(readExternal(text)).toEqual({ value: false });
  });
  it.each(['2', '?', '也许'])('%j says neither', (text) => {
    expect(readExternal(text)).toBe('unreadable');
  });
});
