import { z } from 'zod'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { answerOf, pauseUntil } from '../../engine/answers.ts'
import type { ChatMessage } from '../../engine/chat.ts'
import { engineSettings } from '../../engine/engine.settings.ts'
import { typedProvider, type ProviderResponse } from '../../engine/provider.ts'
import { AccessEnded, MessageRefused, ProviderFailed, SlowDown } from '../../engine/provider-errors.ts'
import { cardOf, isWorkflow, readsAlone, subjectOf } from './teams-card.ts'
import { teamsSettings } from './teams.settings.ts'
import { TeamsAccess } from '../chat-access.contract.ts'

const maxBytes = 64 << 10
const totalMs = 15_000

/**
 * A workflow in Teams that posts what is sent to its address. It belongs to whoever made it, and is gone when they are. It
 * answers before it has posted anything, so nothing says that a message is there.
 */
export const teams = typedProvider({
  name: 'teams',
  label: 'Microsoft Teams',
  category: 'chat',
  settings: teamsSettings,
  fields: TeamsAccess,
  sources: [],
  chat: {
    reaches: (subject) => (readsAlone(subject) ? 'owner' : 'place'),
    longest: 10_000,
    confirms: false,
    hasButtons: false,
  },
  async open(services, { url: typed, name, reads, hello }) {
    const url = addressOf(services, typed)
    const send = async (message: Pick<ChatMessage, 'text' | 'link'>): Promise<{ ref: null }> => {
      expectTaken(services, await post(services, url, cardOf(message)))
      return { ref: null }
    }
    return {
      // Only posting shows that the address is right.
      async identifyOwner() {
        await send({ text: hello })
        return { subject: subjectOf(url, reads), address: name }
      },
      read: () => Promise.reject(new ProviderFailed('Nothing is read from it.')),
      chat: { send },
      close: () => undefined,
    }
  },
})

function addressOf({ config }: Services, typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (!url || !isWorkflow(url, config.get(teamsSettings).TEAMS_HOSTS))
    throw new ProviderFailed('This is no workflow.', { problem: { code: 'not_a_workflow', field: 'url' } })
  if (url.protocol !== 'https:' && !mayGoPlain(url.href, config.PLAINTEXT_HOSTS))
    throw new ProviderFailed('It would be called without TLS.', { problem: { code: 'no_tls', field: 'url' } })
  return url
}

async function post({ outbound, config }: Services, url: URL, card: object): Promise<ProviderResponse> {
  const isNamed = config.get(engineSettings).PRIVATE_ACCOUNT_HOSTS.includes(`${url.hostname}:${url.port || 443}`)
  try {
    return answerOf(
      await outbound.request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
        isUserGiven: true,
        userOrigins: isNamed ? [url.origin] : [],
        redirects: 0,
        maxBytes,
        totalMs,
      }),
    )
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const problem = { code: 'no_answer', field: 'url' } as const
    throw new ProviderFailed(`It did not answer: ${error.code}.`, { cause: error, problem })
  }
}

const gone = z.object({ error: z.object({ code: z.string() }) })

function expectTaken(services: Services, answer: ProviderResponse): void {
  const { status } = answer
  if (status < 300) return
  if (status === 429) throw new SlowDown(pauseUntil(answer, services.now()))
  if (status === 401 || status === 403) throw new AccessEnded({ code: 'link_refused', field: 'url' })
  // The workflow was deleted or switched off, or whoever made it left the company.
  if (status === 404 || status === 410 || isSwitchedOff(answer))
    throw new AccessEnded({ code: 'nothing_there', field: 'url' })
  if (status === 413) throw new MessageRefused('too_long')
  if (status < 500) throw new MessageRefused('refused')
  throw new ProviderFailed(`It answered ${status}.`, { problem: { code: 'no_answer', field: 'url' } })
}

function isSwitchedOff(answer: ProviderResponse): boolean {
  if (answer.status !== 400 && answer.status !== 409) return false
  try {
    const read = gone.safeParse(JSON.parse(answer.text()))
    return (
      read.success &&
      /^(?:Workflow|WorkflowTrigger|Flow)\w*(?:NotFound|NotEnabled|Disabled|Suspended)/.test(read.data.error.code)
    )
  } catch {
    return false
  }
}
