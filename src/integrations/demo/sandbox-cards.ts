/** Behaviours of the simulated provider's test cards. */
export const sandboxCards = ['good', 'declined', 'asks', 'slow', 'silent', 'twice'] as const
export type SandboxCard = (typeof sandboxCards)[number]

/** Last digits shown for each card. The page has no field for a number, so that nobody types a real one. */
export const cardEnds: Record<SandboxCard, string> = {
  good: '1111',
  declined: '0002',
  asks: '3220',
  slow: '0077',
  silent: '0259',
  twice: '0341',
}
