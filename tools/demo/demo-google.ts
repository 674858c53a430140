import { demoTeam } from '../../database/seed/demo-team.ts'
import { startGoogleService, type GoogleService } from '../stand-ins/google/google-service.ts'
import { makeUpMailbox } from '../stand-ins/made-up/made-up-mailbox.ts'

/** How long each answer takes, so that there is progress to look at. */
const latencyMs = 150

/**
 * Connecting Google works in the demo without an account anywhere: each teammate has a made-up mailbox. Tokens live as
 * long as the demo runs, so an account that was connected the last time asks to be connected again.
 */
export async function startDemoGoogle(publicUrl: string, today: Date): Promise<GoogleService> {
  const mailboxes = demoTeam.map(({ email: account, name }) =>
    makeUpMailbox({ account, name, messages: 1_500, events: 200, contacts: 60, people: 120, until: today }),
  )
  const service = await startGoogleService({ mailboxes, publicUrl })
  service.google.latencyMs = latencyMs
  return service
}
