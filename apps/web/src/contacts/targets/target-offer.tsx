import { Button } from '@mantine/core'
import { IconTarget } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { namedIn, offerFor, type Offer } from './find-target.ts'
import { addTargetAtPanel, addTargetPanel } from './target-panel-param.ts'
import { targetsQuery } from './targets.queries.ts'

type Asked = { q: string; shown?: readonly string[]; company?: string | undefined }

/** Whom the search names and does not find; null while it is not known whether they are a target already. */
export const useTargetOffer = ({ q, shown = [], company }: Asked): Offer | null => {
  const targets = useQuery(targetsQuery).data?.items
  const mayAdd = isMember(useSession().workspace?.role)
  const offer = targets ? offerFor(q, { targets, shown, company }) : null
  return mayAdd || offer?.known ? offer : null
}

export const offerWords = ({ named: { name, company, linkedinUrl } }: Offer): string =>
  name !== null
    ? targetsMessages.addAsTarget({ name })
    : linkedinUrl !== null
      ? targetsMessages.addProfile()
      : targetsMessages.addSomeoneAt({ company: company ?? '' })

export const offerAbout = ({ named: { name }, known }: Offer): string =>
  known ? targetsMessages.isTargetAlready({ name: name ?? known.name }) : targetsMessages.addAsTargetAbout()

/** Quiet beside results; filled where it is the best next step. */
export const TargetOfferButton = ({ offer, isQuiet = false }: { offer: Offer; isQuiet?: boolean }) => {
  const { open } = usePanel()
  const look = isQuiet ? ({ size: 'xs', variant: 'default' } as const) : {}
  return offer.known ? (
    <LinkButton {...look} to="/introductions/path" search={{ person: offer.known.id }}>
      {targetsMessages.seePaths()}
    </LinkButton>
  ) : (
    <Button
      {...look}
      leftSection={<IconTarget size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => open(addTargetPanel(offer.text))}
    >
      {offerWords(offer)}
    </Button>
  )
}

/** Where a company is shown: whom the viewer wants to meet there. Nothing for somebody who may only look. */
export const NameSomeoneAt = ({ company, isQuiet = true }: { company: string; isQuiet?: boolean }) => {
  const { open } = usePanel()
  if (!isMember(useSession().workspace?.role)) return null
  return (
    <Button
      {...(isQuiet ? { variant: 'default' } : {})}
      leftSection={<IconTarget size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => open(addTargetAtPanel(company))}
    >
      {targetsMessages.addSomeoneAt({ company })}
    </Button>
  )
}

/** Above the results where nobody among them has the name that was typed; of a company alone, who is meant there. */
export const TargetOfferLine = (asked: Asked) => {
  const offer = useTargetOffer(asked)
  const name = offer?.named.name
  if (asked.company !== undefined && !namedIn(asked.q, asked.company)?.name)
    return (
      <div>
        <NameSomeoneAt company={asked.company} />
      </div>
    )
  if (!offer || !name) return null
  return (
    <Notice
      notice={{
        code: 'not_in_list',
        message: offer.known ? offerAbout(offer) : targetsMessages.notInList({ name }),
        next: offer.known ? '' : offerAbout(offer),
      }}
      action={<TargetOfferButton offer={offer} isQuiet />}
    />
  )
}
