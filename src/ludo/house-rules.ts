/** The points that the rule sheet leaves open; players agree on them before a game. */
export interface HouseRules {
  /** A 6 that moves no piece still gives another throw. */
  readonly throwAgainAfterDeadSix: boolean;
  /** A piece in the goal is ahead of every piece on the track; otherwise it moves only when no other can. */
  readonly goalPiecesCountAsForemost: boolean;
  /** While an own piece holds the target of the piece on A, the foremost other piece moves; otherwise the throw is lost. */
  readonly othersMoveWhileAIsBlocked: boolean;
}

/**
 * The house rules as they are decided here.
 *
 * @see features/ludo/house-rules.feature
 */
export const decidedHouseRules: HouseRules = {
  throwAgainAfterDeadSix: true,
  goalPiecesCountAsForemost: true,
  othersMoveWhileAIsBlocked: true,
};
