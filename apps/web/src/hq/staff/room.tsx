import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { signWithPasskey } from '../../account/passkeys/browser-passkeys.ts'
import { useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { unwrap } from '../../api/query.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { missionQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { PhoneStep } from './phone-step.tsx'

class NoPasskey extends Error {}

/** A question counts once, so every try asks for another. Returns the last digits of a phone that has to answer too. */
async function openRoom(): Promise<string | null> {
  const { passkey } = await unwrap(http.POST('/api/hq/auth/initiate'))
  if (!passkey) throw new NoPasskey()
  const body = { passkey: await signWithPasskey(passkey) }
  const { phoneEnding } = await unwrap(http.POST('/api/hq/auth/verify-2fa', { body }))
  return phoneEnding
}

const useOpenRoom = (onPhone: (ending: string | null) => void) =>
  useOwnMutation({ changes: ['operator’s room'], mutationFn: openRoom, onSuccess: onPhone })

const Door = ({ open }: { open: ReturnType<typeof useOpenRoom> }) => {
  if (open.error instanceof NoPasskey)
    return (
      <EmptyState title={m.noPasskey()} next={<LinkButton to="/settings/security">{m.addPasskey()}</LinkButton>}>
        {m.noPasskeyAbout()}
      </EmptyState>
    )
  const problem = open.error === null ? null : toProblem(open.error)
  return (
    <EmptyState
      title={m.room()}
      next={
        <>
          <FormAlert trouble={problem && { text: problem.detail ?? problem.title }} />
          <Button
            size="md"
            leftSection={<IconFingerprint size={18} aria-hidden="true" />}
            loading={open.isPending}
            onClick={() => open.mutate(undefined)}
          >
            {m.open()}
          </Button>
        </>
      }
    >
      {m.doorAbout()}
    </EmptyState>
  )
}

/** What is in the room, for whoever is let in; for everybody else why not, and what to do. */
export const Room = ({ children }: { children: ReactNode }) => {
  const { error } = useQuery(missionQuery)
  // Here and not in the door, which is gone while the room is asked for again.
  const [phoneEnding, setPhoneEnding] = useState<string | null>(null)
  const open = useOpenRoom(setPhoneEnding)
  if (phoneEnding !== null) return <PhoneStep ending={phoneEnding} onDone={() => setPhoneEnding(null)} />
  if (error === null) return children
  const { code, detail } = toProblem(error)
  if (code === 'step_up_required') return <Door open={open} />
  if (code === 'forbidden') return <EmptyState title={m.notStaff()}>{m.notStaffAbout()}</EmptyState>
  if (code === 'not_configured') return <EmptyState title={m.notConfigured()}>{detail}</EmptyState>
  return children
}
