/**
 * The sizes of windows at which the layout changes: the only place that names them.
 *
 * Styles write `@media (--below-desk)` for `BELOW_DESK`, which the build replaces (web/breakpoints.ts); code asks
 * `media(BELOW_DESK)`. Each pair leaves no gap: `BELOW_DESK` ends where `FROM_DESK` begins.
 */

/** A small tablet, upright. */
export const FROM_TABLET = '(min-width: 700px)';
export const BELOW_TABLET = '(max-width: 699px)';
/** A large tablet, or a small one on its side. */
export const FROM_LARGE_TABLET = '(min-width: 900px)';
export const BELOW_LARGE_TABLET = '(max-width: 899px)';
/** Three columns at a table. */
export const FROM_DESK = '(min-width: 1200px)';
export const BELOW_DESK = '(max-width: 1199px)';
/** The overview of a player gets its second row of numbers. */
export const BELOW_WIDE_DESK = '(max-width: 1499px)';
/** The header of a table has room for links that its menu repeats. */
export const BELOW_LARGE_DESK = '(max-width: 1599px)';

/** A phone on its side, or a small window at a zoom of 200 %. */
export const FLAT = '(max-height: 480px)';
export const FROM_LOW = '(min-height: 481px)';
/** A window so low that the table scrolls as a page. */
export const BELOW_LAPTOP = '(max-height: 560px)';
export const FROM_LAPTOP = '(min-height: 561px)';
/** An upright tablet: below the player's board there is room for the log. */
export const BELOW_TALL = '(max-height: 899px)';
export const FROM_TALL = '(min-height: 900px)';
/** A small laptop: panels are scaled down so that the last of them is in sight. */
export const BELOW_MONITOR = '(max-height: 920px)';
export const FROM_MONITOR = '(min-height: 921px)';
export const BELOW_LARGE_MONITOR = '(max-height: 1040px)';
export const FROM_LARGE_MONITOR = '(min-height: 1041px)';
export const BELOW_HUGE_MONITOR = '(max-height: 1100px)';

/** One panel of a table at a time. */
export const PHONE = `${BELOW_TABLET}, ${FLAT}`;
/** The decision bar beside the panel. */
export const PHONE_ACROSS = `(min-width: 520px) and ${FLAT}`;
/** The map and the player's board side by side; the wheel is a drawer. */
export const TABLET = `${FROM_TABLET} and ${BELOW_DESK} and ${FROM_LOW}`;
/** The log is a drawer, too. */
export const LOW_TABLET = `${TABLET} and ${BELOW_TALL}`;
export const TALL_TABLET = `${FROM_TABLET} and ${BELOW_DESK} and ${FROM_TALL}`;
export const SMALL_TABLET = `${FROM_TABLET} and ${BELOW_LARGE_TABLET}`;
export const DESK = `${FROM_DESK} and ${FROM_LOW}`;
export const LAPTOP = `${FROM_DESK} and ${BELOW_MONITOR} and ${FROM_LAPTOP}`;

/** Pages of text and forms: one column, two columns, a column of links beside them. */
export const NARROW_PAGE = '(max-width: 559px)';
export const TWO_COLUMNS = '(min-width: 760px)';
export const WITHOUT_CONTENTS = '(max-width: 860px)';
export const WITH_CONTENTS = '(min-width: 861px)';
