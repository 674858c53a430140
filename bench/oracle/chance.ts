/** The chance of a path (docs/ranking.md), written out once more with its numbers. Nobody was ever asked in this network. */

const sigma = (odds: number): number => 1 / (1 + Math.exp(-odds))
const oddsOf = (chance: number): number => Math.log(chance / (1 - chance))

export interface Contact {
  /** Of 1000; null is unknown. */
  strength: number | null
  /** Days; null is unknown. */
  silent: number | null
}

export interface Side {
  sent: number
  returned: number
  silence: number | null
  relationship: number
}

const silence = ({ silent }: Contact): number => Math.min(silent ?? 180, 180)

/** What somebody of this strength writes back in a day. */
function heard(strength: number): number {
  const chance = Math.min(999.5, Math.max(0.5, strength)) / 1000
  return 0.2 * Math.max(0, Math.exp((oddsOf(chance) - 2.8) / 0.74) - 1e-5)
}

/** A first mail to one person who is not seen to be more or less active than usual. */
export const replyChance = (contact: Contact): number =>
  sigma(
    1.97 +
      0.39 * oddsOf(0.3) +
      0.36 * Math.log(heard(contact.strength ?? 0) + 0.001) -
      0.12 * Math.log(1 + silence(contact)) +
      0.15 * Math.log(5) -
      0.53 * Math.log(2) +
      0.24,
  )

const engages = (contact: Contact): number =>
  sigma(
    1.64 +
      0.21 * oddsOf(0.2) +
      0.13 * oddsOf(replyChance(contact)) +
      0.34 * oddsOf(0.2) -
      0.16 * Math.log(1 + silence(contact)) +
      0.16 * Math.log(5) -
      1.22 * Math.log(3),
  )

function connectorScore(toViewer: Side, toTarget: Side, degree: number): number {
  const close = ({ sent, returned, relationship }: Side): number =>
    sent + 0.5 * returned + (1.5 * relationship) / 1000 + 0.02
  const quiet = (side: Side): number => Math.min(side.silence ?? 365, 365)
  return (
    close(toViewer) ** 0.33 *
    close(toTarget) ** 0.48 *
    Math.max(1, degree) ** -0.63 *
    (1 + quiet(toViewer)) ** -0.23 *
    (1 + quiet(toTarget)) ** -0.3 *
    (1 + Math.min(quiet(toViewer), quiet(toTarget))) ** -0.14
  )
}

export interface Asking {
  toConnector: Contact
  toTarget: Contact
  sides: [toViewer: Side, toTarget: Side]
  degree: number
}

/** That the connector agrees and the target responds, given that the two know each other. */
export function introductionChance({ toConnector, toTarget, sides, degree }: Asking): number {
  const acts = sigma(oddsOf(replyChance(toConnector)) + 0.5 * Math.log(connectorScore(...sides, degree) / 0.02))
  return Math.max(0.08, acts) * engages(toTarget)
}

const steps = [1, 2, 3, 5, 8, 12, 18, 27, 40, 60, 90]

/** In percent: the step from which the chance is the fewest times away. */
export const rounded = (chance: number): number =>
  steps.reduce((best, step) => {
    const times = (of: number): number => Math.abs(Math.log(Math.max(chance, 1e-9) / (of / 100)))
    return times(step) <= times(best) ? step : best
  })
