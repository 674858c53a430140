import { useQuery } from '@tanstack/react-query'
import { peopleToRateMessages } from '@wellmet/discovery/people-to-rate/people-to-rate.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { peopleToRateQuery } from './people-to-rate.queries.ts'

/** Offers the question where it helps most; nothing once nearly everybody is rated. */
const fewest = 3

export const RateOffer = ({ className }: { className?: string | undefined }) => {
  const mayRate = isMember(useSession().workspace?.role)
  const { data } = useQuery({ ...peopleToRateQuery, enabled: mayRate })
  if (!mayRate || !data || data.left < fewest) return null
  return (
    <Notice
      className={className}
      notice={{
        code: 'rate_contacts',
        message: peopleToRateMessages.offer(),
        next: peopleToRateMessages.offerAbout({ left: data.left }),
      }}
      action={
        <LinkButton size="xs" variant="default" to="/contacts/rate">
          {peopleToRateMessages.rate()}
        </LinkButton>
      }
    />
  )
}
