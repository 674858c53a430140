import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'

const words: Record<string, string> = {
  'api-key.issued': 'made an API key',
  'api-key.revoked': 'revoked an API key',
  'invitation.revoked': 'revoked an invitation',
  'member.invited': 'invited somebody',
  'member.joined': 'joined the workspace',
  'member.removed': 'removed a member',
  'member.left': 'left the workspace',
  'member.role-changed': 'changed a role',
  'password.changed': 'changed their password',
  'user.signed-in': 'signed in',
  'user.signed-up': 'signed up',
  'workspace.founded': 'founded the workspace',
  'workspace.renamed': 'renamed the workspace',
}

/** An action we have no words for yet is shown as it is written in the log. */
export const actionWords = (action: string): string => words[action] ?? action

/** The details in one line, for the table. */
export const detailLine = ({ detail }: AuditEvent): string =>
  Object.entries(detail)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')
