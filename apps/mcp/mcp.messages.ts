import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mcpMessages = defineMessages('mcp', {
  otherOrigin: 'Pages of other sites can’t use this address.',
  scopesMissing: 'This needs more than you were allowed: {scopes}. Ask the member for it.',
})
