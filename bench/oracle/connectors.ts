import { isMine, type Edge, type View } from './facts.ts'
import { chanceOfBoth, strengthOfTeammate, type Answer } from './found-paths.ts'

interface Side {
  sent: number
  returned: number
  silence: number | null
  relationship: number
}

/** `connectorScore` (docs/ranking.md) with no introductions yet, in millionths. */
function scoreOf(toViewer: Side, toTarget: Side, degree: number): number {
  const close = ({ sent, returned, relationship }: Side): number =>
    sent + 0.5 * returned + (1.5 * relationship) / 1000 + 0.02
  const silences = [toViewer.silence ?? 365, toTarget.silence ?? 365] as const
  const factors = [
    close(toViewer) ** 0.33,
    close(toTarget) ** 0.48,
    Math.max(1, degree) ** -0.63,
    (1 + silences[0]) ** -0.23,
    (1 + silences[1]) ** -0.3,
    (1 + Math.min(...silences)) ** -0.14,
  ]
  return Math.round(factors.reduce((product, factor) => product * factor, 1) * 1e6)
}

/** Whom to ask, best first: ids and scores. */
export function connectorsOf(view: View, answer: Answer): { id: string; kind: string; score: number }[] {
  const mine = new Map(view.edges.filter((edge) => isMine(view, edge.owner)).map((edge) => [edge.person, edge]))
  const silence = (day: number | null): number | null => (day === null ? null : Math.max(0, view.today - day))
  const toViewer = (edge: Edge | undefined, relationship: number): Side =>
    edge
      ? { sent: edge.returned, returned: edge.sent, silence: silence(edge.lastDay), relationship }
      : { sent: 0, returned: 0, silence: null, relationship }
  const members = answer.knowers
    .filter(({ visibility }) => (visibility?.kind ?? 'self') !== 'self')
    .map(({ visibility, edge, userId }) => ({
      id: userId,
      kind: 'member',
      score: scoreOf(
        toViewer(
          visibility!.person === null ? undefined : mine.get(visibility!.person),
          strengthOfTeammate(visibility!.w),
        ),
        { sent: edge!.sent, returned: edge!.returned, silence: silence(edge!.lastDay), relationship: 0 },
        visibility!.people,
      ),
    }))
  const contacts = answer.intermediaries.map(({ person, employer, observed, lastSeen }) => ({
    id: view.idOf(person),
    kind: 'contact',
    score: scoreOf(
      toViewer(mine.get(person), 0),
      { sent: 0, returned: 0, silence: silence(lastSeen), relationship: chanceOfBoth(employer ?? 0, observed ?? 0) },
      view.relationships.filter(({ a }) => a === person).length,
    ),
  }))
  return [...members, ...contacts].toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
