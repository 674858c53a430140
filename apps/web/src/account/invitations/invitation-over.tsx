import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InvitationPage } from '@wellmet/account/invitations/invitations.contract.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'
import { PageHeader } from '../../kit/page-header.tsx'

type Props = { page: InvitationPage; isAsked: boolean; isAsking: boolean; onAsk: () => void; next: ReactNode }

const titles = {
  open: invitationsMessages.titleReplaced,
  accepted: invitationsMessages.titleAccepted,
  declined: invitationsMessages.titleDeclined,
  expired: invitationsMessages.titleExpired,
  taken_back: invitationsMessages.titleTakenBack,
} as const

const mayAsk = ({ state }: InvitationPage): boolean => state !== 'accepted' && state !== 'taken_back'

/** Why a link no longer lets in, and what one can do about it. */
export const InvitationOver = ({ page, isAsked, isAsking, onAsk, next }: Props) => (
  <>
    <PageHeader title={titles[page.state]()}>
      {page.state === 'open' ? invitationsMessages.replacedAbout() : page.next}
    </PageHeader>
    <div className={formStyles.form}>
      {isAsked ? <output>{invitationsMessages.askedForLink()}</output> : null}
      {mayAsk(page) && !isAsked ? (
        <Button size="md" variant="default" loading={isAsking} onClick={onAsk}>
          {page.state === 'declined' ? invitationsMessages.changedMind() : invitationsMessages.askForLink()}
        </Button>
      ) : null}
      <p>{next}</p>
    </div>
  </>
)
