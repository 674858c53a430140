import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { refusalsMessages } from '@wellmet/introductions/refusals/refusals.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { Notice } from '../../kit/notice.tsx'
import type { Guidance } from './marketplace.queries.ts'
import { NextConnector } from './next-connector.tsx'
import { askableAfter } from './route-options.ts'

type Props = {
  connector: { personId: string; name: string }
  target: { personId: string; name: string }
  guidance: Guidance
  to: '/introductions/path' | '/introductions/compose'
  className?: string | undefined
}

/** The connector's no to the viewer about this person, while it counts; null where there is none. Without an end, they don't know them. */
export const declineIn = (guidance: Guidance, connector: string): { at: Date; until: Date | null } | null => {
  const { reason, declinedAt, from } = guidance.get(connector)?.path.availability ?? {}
  return reason === 'declined' && declinedAt ? { at: new Date(declinedAt), until: from ? new Date(from) : null } : null
}

/** Said before anything is written: this connector said no about this person, and who can be asked instead. */
export const DeclinedNotice = ({ connector, target, guidance, to, className }: Props) => {
  const decline = declineIn(guidance, connector.personId)
  if (!decline) return null
  const next = askableAfter(guidance, connector.personId)
  return (
    <Notice
      className={className}
      notice={{
        code: 'declined',
        message: refusalsMessages.declinedOn({ connector: firstName(connector.name), on: decline.at }),
        next: next
          ? marketplaceMessages.askNextInstead()
          : decline.until
            ? refusalsMessages.declinedUntil({ target: firstName(target.name), from: decline.until })
            : refusalsMessages.declinedForGood({ target: firstName(target.name) }),
      }}
      action={<NextConnector next={next} person={target.personId} to={to} />}
    />
  )
}
