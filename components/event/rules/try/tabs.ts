/** What one can try, in the order of the tabs; also how a link names it. */
export const TRY_TABS = ['throw', 'table', 'final'] as const;
export type TryTab = (typeof TRY_TABS)[number];
