import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const completedIssueMessages = defineMessages('completedIssue', {
  done: 'Linear issue {issue} is done. How did the introduction to {target} turn out?',
  sayOutcome: 'The issue links to your request. Open it and say what happened. Until you do, nothing changes.',
})
