import type { Message } from '@wellmet/platform/messages/messages.ts'
import { done, type Outcome, type RunContext } from '@wellmet/platform/runs/step.ts'
import { notify } from '../notifications/notify.ts'

interface Nudge {
  title: Message
  body?: readonly Message[]
  link: `/${string}`
  /** What the run says it did. It is stored with the run, so it names nobody. */
  says: Message
}

/** Reminds the viewer of the run in the app; never writes to anybody else. */
export async function nudge(
  { tx, services, viewer, runId }: Pick<RunContext, 'tx' | 'services' | 'viewer' | 'runId'>,
  { says, ...told }: Nudge,
): Promise<Outcome<never>> {
  await notify(tx, services, { ...viewer, ...told, kind: 'playbook.nudge', dedupeKey: `${runId}:${told.title.code}` })
  return { ...done(undefined as never, says), shows: told.title }
}
