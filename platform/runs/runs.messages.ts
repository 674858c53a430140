import { defineMessages } from '../messages/messages.ts'

export const runsMessages = defineMessages('runs', {
  alreadyOpen: 'Already running for {name}.',
  isOff: 'This playbook is off in this workspace.',
  notNow: 'That can’t be done now: the run has changed in the meantime.',
  refused: '{reason}',
  somethingWentWrong: 'Something went wrong on our side.',
})
