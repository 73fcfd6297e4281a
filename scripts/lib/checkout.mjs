import path from 'node:path';

/** The checkout that these scripts belong to: every command works on it, wherever it is called from. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * @param {...string} parts
 */
export const inCheckout = (...parts) => path.join(checkout, ...parts);
