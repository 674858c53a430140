import { onTestFinished } from 'vitest'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { redirectUris } from '../../tests/world/account-stage.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import { introducedStage, pass } from '../outreach-for-tests.ts'

type Answered = { state: string }
const back = async (url: string): Promise<Answered> =>
  Object.fromEntries((await clickThrough(url)).searchParams) as Answered

/** Bob has introduced me to Ana, I follow up, and I have a mailbox at Gmail. */
export async function followUpSenderStage() {
  const mailbox = makeUpMailbox({ account: 'mara@halyard.example', messages: 5, events: 0, contacts: 1, people: 3 })
  const { address: email, name } = mailbox.account
  const provider = await startProvider('google', { accounts: [{ email, name }], redirectUris, mailboxes: [mailbox] })
  onTestFinished(() => provider.close())
  const stage = await introducedStage(suiteSettings(provider))
  const { world, me, start } = stage
  const { suites, mailAccess, sequences: api } = world.as(me)
  const account = await suites.googleCallback({ query: await back((await suites.googleStart({})).url) })
  await world.work()
  await start()
  const allow = async () => {
    const { consent } = await mailAccess.allow({ body: { accountId: account.id, uses: ['send'] } })
    await mailAccess.callback({ query: await back(present(consent).url) })
  }
  /** Until the draft of a step is ready. */
  const toStep = async (step: number) => {
    pass(world, step === 1 ? 2 : 7)
    await api.process({})
    const { id, draft } = present((await api.scheduled({})).items[0])
    return { id, draft: present(draft) }
  }
  return { ...stage, api, account, drafts: provider.api.drafts, allow, toStep }
}
