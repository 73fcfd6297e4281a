/** So many entries one append may carry. A file of its own, so that the host's page gets it without zod. */
export const MAX_ENTRIES_PER_APPEND = 500;
