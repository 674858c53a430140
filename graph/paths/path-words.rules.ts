import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { PathEdge, Reason } from './edge.rules.ts'
import type { Path } from './path.rules.ts'
import type { Audience, Explanation } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'

type Step = Pick<PathEdge, 'from' | 'to' | 'freshness'> & { readonly isOwn: boolean }

/** What a reason says; it gives away no more than the reason. Undefined for what alone carries no path. */
function wordsFor({ basis, audience, company }: Reason, { from, to, freshness, isOwn }: Step): Message | undefined {
  const own = { name: to.name, freshness }
  const names = { one: from.name, other: to.name, freshness }
  switch (basis) {
    case 'confirmed':
      return isOwn ? m.sameWorkspace.message(own) : m.confirmed.message(names)
    case 'two-way':
      return isOwn ? m.youInTouch.message(own) : m.inTouch.message(names)
    case 'one-way':
      return isOwn ? m.youOneWay.message(own) : m.oneWay.message(names)
    case 'connection':
      return isOwn ? m.youConnected.message(own) : m.connected.message(names)
    case 'observed':
      return audience === 'viewer' ? m.togetherInYours.message(names) : m.together.message(names)
    case 'employer':
      if (!company) return m.colleagues.message(names)
      return company.people === null
        ? m.bothWorkAt.message({ ...names, company: company.name })
        : m.bothWorkAtSize.message({ ...names, company: company.name, people: company.people })
    default:
      return undefined
  }
}

/** The evidence of one step, each sentence with who may ever read it besides the viewer. */
export const edgeExplanations = (edge: PathEdge, isOwn: boolean): Explanation[] => [
  ...edge.reasons.flatMap((reason) => {
    const message = wordsFor(reason, { ...edge, isOwn })
    return message ? [toExplanation(message, reason.audience)] : []
  }),
  // They said it to the viewer alone.
  ...(edge.isDenied ? [toExplanation(m.denied.message({ one: edge.from.name, other: edge.to.name }), 'viewer')] : []),
]

/** Of a whole path, in walking order. */
export const pathExplanations = ({ edges }: Pick<Path, 'edges'>): Explanation[] =>
  edges.flatMap((edge, at) => edgeExplanations(edge, at === 0))

export const toExplanation = ({ code, params, text }: Message, audience: Audience): Explanation => ({
  code,
  params: { ...params },
  text,
  audience,
})

export function pathLabel({ status, edges }: Pick<Path, 'status' | 'edges'>): string {
  const [connector, further] = edges.slice(0, -1).map(({ to }) => to.name)
  if (connector === undefined) {
    const name = firstOf(edges).to.name
    return status === 'verified' ? m.youKnow({ name }) : m.youMayKnow({ name })
  }
  return further === undefined ? m.through({ status, connector }) : m.throughTwo({ status, connector, further })
}
