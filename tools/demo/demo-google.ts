import { demoTeam } from '../../database/seed/demo-team.ts'
import { makeUpMailbox } from '../stand-ins/made-up/made-up-mailbox.ts'
import { makeUpBudget, makeUpSheet } from '../stand-ins/made-up/made-up-sheets.ts'
import { startProvider } from '../stand-ins/providers.ts'
import { suiteSettings } from '../stand-ins/suite-settings.ts'

/** How long each answer takes, so that there is progress to look at. */
const latencyMs = 150

/**
 * Connecting Google works in the demo without an account anywhere: each teammate has a made-up mailbox and spreadsheets. Tokens live as
 * long as the demo runs, so an account that was connected the last time asks to be connected again.
 */
export async function startDemoGoogle(publicUrl: string, today: Date) {
  const google = await startProvider('google', {
    accounts: demoTeam.map(({ email, name }) => ({ email, name })),
    redirectUris: [`${publicUrl}/auth/callback`],
    mailboxes: demoTeam.map(({ email: account, name }) =>
      makeUpMailbox({ account, name, messages: 1_500, events: 200, contacts: 60, people: 120, until: today }),
    ),
    sheets: demoTeam.flatMap(({ email: owner }) => [
      makeUpSheet({ owner, title: 'Investors and advisers', people: 24 }),
      makeUpBudget(owner),
    ]),
  })
  google.api.latencyMs = latencyMs
  return { settings: suiteSettings(google), close: () => google.close() }
}
