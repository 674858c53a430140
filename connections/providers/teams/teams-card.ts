import { createHash } from 'node:crypto'
import type { ChatMessage } from '../../engine/chat.ts'

/** Whether an address is one of a workflow: at Microsoft, with the signature by which the workflow is started. */
export function isWorkflow(url: URL, hosts: readonly string[]): boolean {
  const isThere = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isThere && url.pathname.includes('/workflows/') && url.searchParams.has('sig')
}

/** Which workflow it is, without the signature. The beginning says who reads what it posts. */
export const subjectOf = (url: URL, reads: 'me' | 'others'): string =>
  `${reads}:${createHash('sha256').update(`${url.hostname}${url.pathname}`).digest('base64url')}`

export const readsAlone = (subject: string): boolean => subject.startsWith('me:')

/** The only form that workflows take. Markdown is switched off by escaping what would begin it. */
export const cardOf = ({ text, link }: Pick<ChatMessage, 'text' | 'link'>): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: text.split('\n').map((line) => ({ type: 'TextBlock', text: escapeMarkdown(line), wrap: true })),
        ...(link ? { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] } : {}),
      },
    },
  ],
})

const escapeMarkdown = (line: string): string => line.replaceAll(/[\\*_[\]#`~<>|]/g, String.raw`\$&`)
