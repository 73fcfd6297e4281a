import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { codeOf, messageOf } from '../problem.mjs';

/**
 * @typedef {import('@prisma/driver-adapter-utils').SqlQuery} SqlQuery
 * @typedef {import('@prisma/driver-adapter-utils').SqlDriverAdapter} SqlDriverAdapter
 */

/**
 * What the engine reads from PostgreSQL's catalogue. Prisma's adapter for the app knows neither "char" nor name,
 * and cuts a script at every semicolon, also inside a function's body; so the engine gets this small one instead.
 * @type {ReadonlyMap<number, import('@prisma/driver-adapter-utils').ColumnType>}
 */
const COLUMN_TYPES = new Map([
  [16, ColumnTypeEnum.Boolean],
  [18, ColumnTypeEnum.Character], // "char"
  [19, ColumnTypeEnum.Text], // name
  [20, ColumnTypeEnum.Int64],
  [21, ColumnTypeEnum.Int32],
  [23, ColumnTypeEnum.Int32],
  [25, ColumnTypeEnum.Text],
  [26, ColumnTypeEnum.Int64], // oid
  [1009, ColumnTypeEnum.TextArray],
  [1043, ColumnTypeEnum.Text],
]);

/**
 * Prisma's schema engine on one database.
 * @implements {SqlDriverAdapter}
 */
export class EngineAdapter {
  /** @type {'postgres'} */
  provider = 'postgres';
  adapterName = 'huibing-schema-engine';

  /** @param {string} url */
  constructor(url) {
    this.client = new pg.Client({ connectionString: url });
  }

  async connect() {
    await this.client.connect();
    return this;
  }

  /** The engine doesn't dispose of every connection that it asked for, so whoever made it closes it. */
  async dispose() {}

  async close() {
    await this.client.end();
  }

  /** @param {SqlQuery} query */
  async queryRaw({ sql, args }) {
    const { fields, rows } = await this.#send({ text: sql, values: args, rowMode: 'array' });
    const columnTypes = fields.map(({ name, dataTypeID }) => {
      const type = COLUMN_TYPES.get(dataTypeID);
      if (type === undefined) throw new Error(`Column "${name}" has the unknown type ${dataTypeID}`);
      return type;
    });
    return { columnNames: fields.map((field) => field.name), columnTypes, rows };
  }

  /** @param {SqlQuery} query */
  async executeRaw({ sql, args }) {
    const { rowCount } = await this.#send({ text: sql, values: args, rowMode: 'array' });
    return rowCount ?? 0;
  }

  /** @param {string} script */
  async executeScript(script) {
    await this.client.query(script).catch(rethrow);
  }

  /** @returns {Promise<never>} */
  startTransaction() {
    return Promise.reject(new Error('Comparing schemas needs no transaction'));
  }

  /**
   * @param {pg.QueryArrayConfig<unknown[]>} query
   * @returns {Promise<pg.QueryArrayResult<unknown[]>>}
   */
  #send(query) {
    return this.client.query(query).catch(rethrow);
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function rethrow(error) {
  const unknown = { detail: undefined, column: undefined, hint: undefined };
  const known = { code: codeOf(error), severity: 'ERROR', message: messageOf(error) };
  throw new DriverAdapterError({ kind: 'postgres', ...known, ...unknown });
}
