import { randomBytes } from 'node:crypto'
import type { Answer, Refusals } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

interface Posted {
  workflow: string
  text: string
}

export interface Teams extends StandIn {
  /** Makes a workflow, and says its address. */
  addWorkflow(): string
  /** Whoever made it left, and it is gone with them. */
  removeWorkflows(): void
  /** Somebody switched it off. */
  switchOff(): void
  posted: Posted[]
}

const refused = (status: number, code: string): Answer => ({ status, body: { error: { code, message: 'No.' } } })

const refusals: Refusals = {
  unauthorized: () => refused(401, 'DirectApiAuthorizationRequired'),
  expiredCursor: () => refused(400, 'InvalidRequest'),
  tooManyRequests: () => refused(429, 'TooManyRequests'),
  serverError: (status) => refused(status, 'InternalServerError'),
  notFound: () => refused(404, 'WorkflowNotFound'),
}

/** Workflows that post cards. They answer 202 before they have posted anything, also where they never will. */
export async function startTeams(): Promise<Teams> {
  const workflows = new Map<string, { signature: string; isOff: boolean }>()
  const server = await startStandIn({
    refusals,
    grant: { account: '', scopes: [] },
    routes: [
      {
        operation: 'teams.post',
        method: 'POST',
        path: /^\/workflows\/(?<id>[0-9a-f]{32})\/triggers\/manual\/paths\/invoke$/,
        isOpen: true,
        answer(asked, _grant, { id = '' }) {
          const workflow = workflows.get(id)
          if (!workflow) return refusals.notFound(asked)
          if (asked.query.get('sig') !== workflow.signature) return refusals.unauthorized(asked)
          if (workflow.isOff) return refused(400, 'WorkflowTriggerIsNotEnabled')
          const card = JSON.parse(asked.body) as {
            type?: string
            attachments?: { contentType?: string; content?: { type?: string; body?: { text: string }[] } }[]
          }
          const [attachment] = card.attachments ?? []
          // What is no card is taken too, and fails later where nobody sees it.
          if (card.type === 'message' && attachment?.contentType === 'application/vnd.microsoft.card.adaptive')
            teams.posted.push({
              workflow: id,
              text: (attachment.content?.body ?? []).map(({ text }) => text).join('\n'),
            })
          return { status: 202, body: '' }
        },
      },
    ],
  })
  const teams: Teams = Object.assign(server, {
    posted: [],
    addWorkflow() {
      const id = randomBytes(16).toString('hex')
      const signature = randomBytes(16).toString('base64url')
      workflows.set(id, { signature, isOff: false })
      const query = new URLSearchParams({
        'api-version': '2016-06-01',
        sp: '/triggers/manual/run',
        sv: '1.0',
        sig: signature,
      })
      return `${server.url}/workflows/${id}/triggers/manual/paths/invoke?${query.toString()}`
    },
    removeWorkflows: () => workflows.clear(),
    switchOff: () => workflows.forEach((workflow) => (workflow.isOff = true)),
  })
  return teams
}
