import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const approvalsMessages = defineMessages('approvals', {
  // Screens
  about: 'Some things wait for an owner or admin to say yes. If no one decides in time, the answer is no.',
  addPolicy: 'Approve automatically',
  approve: 'Approve',
  approveTitle: 'Approve: {title}',
  approved: 'Approved.',
  approvedBy: 'Approved by {name}',
  automatic: 'Automatic',
  automaticAbout: 'Approved by one of the policies below, without anyone looking at it.',
  automaticBy: 'Approved automatically. {name} answers for it.',
  backToAll: 'All approvals',
  decide: 'Decide',
  endPolicy: 'End policy',
  endPolicyQuestion: 'End this policy? From now on someone has to approve each one.',
  endTitle: 'End policy: {title}',
  expired: 'No one decided in time, so the answer was no.',
  expires: 'Expires {ago}',
  forAdmins: 'Only owners and admins decide',
  forAdminsAbout: 'Ask an owner or admin of this workspace.',
  loading: 'Loading the approvals',
  mostADay: 'Most in 24 hours',
  mostItems: 'Most people or things at once',
  needsSomebodyElse:
    'You asked for this. Because it costs money or reaches many people, another admin has to approve it.',
  noneAutomatic: 'Nothing was approved automatically',
  noneAutomaticAbout: 'What a policy approves is listed here.',
  nonePending: 'Nothing is waiting',
  nonePendingAbout: 'When something needs your yes, it appears here and you get a notification.',
  noneRejected: 'Nothing was rejected',
  noneRejectedAbout: 'What someone rejected, or what expired, is listed here.',
  notChanged: 'Nothing was changed. {reason}',
  openTitle: 'Open: {title}',
  pending: 'Waiting',
  policies: 'Approved automatically',
  policiesAbout: 'Within these limits no one has to look. Money and mail to many people always need a person.',
  policyAdded: 'Policy added.',
  policyEnded: 'Ended {at, date, dayAndYear}',
  policyLimits:
    'At most {mostADay, number} in 24 hours, {mostItems, plural, one {# person or thing} other {# people or things}} at once. {owner} answers for it.',
  policyOwnerLeft: '{owner} is no longer an owner or admin, so it approves nothing.',
  policySuspended: 'Suspended, because someone rejected one',
  policyUntil: 'Until {at, date, dayAndYear}',
  noPolicies: 'Nothing is approved automatically.',
  reason: 'Reason (optional)',
  reasonGiven: 'Reason: {reason}',
  reject: 'Reject',
  rejectTitle: 'Reject: {title}',
  rejected: 'Rejected',
  rejectedBy: 'Rejected by {name}',
  rejectedNow: 'Rejected. Policies for this kind are suspended.',
  requestedBy: 'Asked by {name} {ago}',
  requestedByServer: 'Asked {ago}',
  resume: 'Resume',
  resumeTitle: 'Resume policy: {title}',
  showOlder: 'Show older approvals',
  statsLine:
    'Last {days, number} days: {approved, number} approved, {automatic, number} automatically, {rejected, number} rejected, {expired, number} expired.',
  statsMedian: 'Half were decided within {hours, plural, =0 {an hour} one {# hour} other {# hours}}.',
  theApproval: 'the approval',
  theApprovals: 'the approvals',
  thePolicies: 'the policies',
  title: 'Approvals',
  until: 'Until',
  what: 'What',
  whichApprovals: 'Which approvals',
  withdrawn: 'It is no longer wanted, so there is nothing to decide.',

  // Notifications
  askedTitle: 'Something is waiting for your approval',
  decidedTitle: '{verdict, select, approved {Approved} rejected {Rejected} other {No one decided in time}}: {title}',

  // Mails
  mailSubject: 'Approval needed in {workspace}',
  mailBody: `Hi {name},

Something in {workspace} is waiting for your approval. See what would happen, and decide: {link}

If no one decides in time, it won’t happen.
`,

  // Refusals
  alreadyDecided: 'Someone has decided this already.',
  changed: 'This is not what you were shown. Load the page again and look at it once more.',
  endTooFar: 'Choose a date within the next {most, number} days.',
  neverAutomatic: 'This can’t be approved automatically.',
  tooMany: 'More than {most, number} approvals are waiting. Decide some of them first.',
  tooManyPolicies: 'A workspace can have {most, number} policies.',
})
