import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { MadeUpMessage } from '../made-up/made-up-messages.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { accessDenied, graphRefusals, hasGraphScope } from './graph-answers.ts'
import { bodies, findMessage, folderOf, idIn, mayReadMail, writeMessage } from './graph-mail.ts'

const one = /^\/v1\.0\/me\/messages\/(?<id>[^/]+)$/

/** Single messages: read, changed and moved. */
export const oneMailRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] => [
  {
    operation: 'graph.messages.get',
    method: 'GET',
    path: one,
    answer(asked, grant, groups) {
      const select = selectedIn(asked)
      if (!mayReadMail(grant) || !mayReadThis(grant, select)) return accessDenied()
      const message = findMessage(mailboxOf(grant), groups['id']!)
      return message ? { status: 200, body: write(message, select) } : graphRefusals.notFound(asked)
    },
  },
  {
    operation: 'graph.messages.list',
    method: 'GET',
    path: /^\/v1\.0\/me\/messages$/,
    answer(asked, grant) {
      const select = selectedIn(asked)
      if (!mayReadMail(grant) || !mayReadThis(grant, select)) return accessDenied()
      const wanted = /^internetMessageId eq '(.+)'$/.exec(asked.query.get('$filter') ?? '')?.[1]
      const { messages } = mailboxOf(grant)
      const all = Array.from({ length: messages.slots }, (_, index) => messages.at(index))
      const found = all.filter((message) => message?.messageId === wanted?.replaceAll("''", "'"))
      return { status: 200, body: { value: found.map((message) => write(message!, select)) } }
    },
  },
  {
    operation: 'graph.messages.update',
    method: 'PATCH',
    path: one,
    answer(asked, grant, groups) {
      if (!hasGraphScope(grant, 'Mail.ReadWrite')) return accessDenied()
      const { messages } = mailboxOf(grant)
      const message = findMessage(mailboxOf(grant), groups['id']!)
      if (!message) return graphRefusals.notFound(asked)
      const { isRead, categories } = JSON.parse(asked.body) as { isRead?: boolean; categories?: string[] }
      messages.update(message.id, {
        ...(isRead === undefined ? {} : { isUnread: !isRead }),
        ...(categories === undefined ? {} : { ownLabels: categories }),
      })
      return { status: 200, body: write(messages.find(message.id)!, null) }
    },
  },
  {
    operation: 'graph.messages.move',
    method: 'POST',
    path: /^\/v1\.0\/me\/messages\/(?<id>[^/]+)\/move$/,
    answer(asked, grant, groups) {
      if (!hasGraphScope(grant, 'Mail.ReadWrite')) return accessDenied()
      const { messages } = mailboxOf(grant)
      const message = findMessage(mailboxOf(grant), groups['id']!)
      const folder = folderOf((JSON.parse(asked.body) as { destinationId: string }).destinationId)
      if (!message || !folder) return graphRefusals.notFound(asked)
      messages.update(message.id, { folder })
      return { status: 201, body: write(messages.find(message.id)!, null) }
    },
  },
]

const selectedIn = ({ query }: AskedOfStandIn): string[] | null => query.get('$select')?.split(',') ?? null

const mayReadThis = (grant: Grant, select: string[] | null): boolean =>
  hasGraphScope(grant, 'Mail.Read', 'Mail.ReadWrite') || !(select ?? []).some((field) => bodies.has(field))

const write = (message: MadeUpMessage, select: string[] | null): Answer['body'] => ({
  ...writeMessage(message, { folder: message.folder, select }, false),
  id: idIn(message),
})
