import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const completedIssueMessages = defineMessages('completedIssue', {
  done: 'Linear issue {issue} is done. What became of the introduction to {target}?',
  sayOutcome: 'The issue links to your request. Open it and say what happened. Until you do, nothing changes.',
})
