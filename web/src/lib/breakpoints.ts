/**
 * The window sizes at which the layout changes. No other file states them.
 *
 * Styles use `@media (--below-desk)` for `BELOW_DESK`, which the build replaces (web/breakpoints.ts); code uses
 * `media(BELOW_DESK)`. Pairs leave no gap: `BELOW_DESK` ends where `FROM_DESK` begins.
 */

/** A small tablet in portrait. */
export const FROM_TABLET = '(min-width: 700px)';
export const BELOW_TABLET = '(max-width: 699px)';
/** A large tablet, or a small one in landscape. */
export const FROM_LARGE_TABLET = '(min-width: 900px)';
export const BELOW_LARGE_TABLET = '(max-width: 899px)';
/** Three columns at a table. */
export const FROM_DESK = '(min-width: 1200px)';
export const BELOW_DESK = '(max-width: 1199px)';
/** Below this, a player's overview needs a second row of numbers. */
export const BELOW_WIDE_DESK = '(max-width: 1499px)';
/** Below this, the header drops links that the menu also has. */
export const BELOW_LARGE_DESK = '(max-width: 1599px)';

/** A phone in landscape, or a small window at 200 % zoom. */
export const FLAT = '(max-height: 480px)';
export const FROM_LOW = '(min-height: 481px)';
/** Below this height the table scrolls as a page. */
export const BELOW_LAPTOP = '(max-height: 560px)';
export const FROM_LAPTOP = '(min-height: 561px)';
/** A tablet in portrait: the log fits below the player's board. */
export const BELOW_TALL = '(max-height: 899px)';
export const FROM_TALL = '(min-height: 900px)';
/** A small laptop: panels are scaled down until all of them fit. */
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
/** The log is a drawer as well. */
export const LOW_TABLET = `${TABLET} and ${BELOW_TALL}`;
export const TALL_TABLET = `${FROM_TABLET} and ${BELOW_DESK} and ${FROM_TALL}`;
export const SMALL_TABLET = `${FROM_TABLET} and ${BELOW_LARGE_TABLET}`;
export const DESK = `${FROM_DESK} and ${FROM_LOW}`;
export const LAPTOP = `${FROM_DESK} and ${BELOW_MONITOR} and ${FROM_LAPTOP}`;

/** Pages of text and forms: one column, two columns, with a table of contents. */
export const NARROW_PAGE = '(max-width: 559px)';
export const TWO_COLUMNS = '(min-width: 760px)';
export const WITHOUT_CONTENTS = '(max-width: 860px)';
export const WITH_CONTENTS = '(min-width: 861px)';
