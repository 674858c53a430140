import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const billingMessages = defineMessages('billing', {
  // Screens
  about: 'What this workspace pays for, and until when.',
  allIncluded: 'Every feature is included, also {features}.',
  annually: 'Yearly',
  billing: 'Billing',
  cancelledAbout: 'Your plan ends then. Until then everything works as before.',
  checking: 'We’re waiting for the payment provider. This takes a few seconds.',
  choosePlan: 'Choose a plan',
  choosePlanAbout:
    'You pay for members, not for viewers. Payment is on a page of Stripe, where you see the price before you decide.',
  ends: 'Ends on',
  endedAbout: 'The plan of this workspace has ended. Everything that is here stays. You can choose a plan again.',
  featureName: '{feature, select, sso {single sign-on} scim {user provisioning (SCIM)} other {{feature}}}',
  forOwners: 'Billing is for owners',
  forOwnersAbout: 'An owner of this workspace can see and change what it pays for.',
  includes: 'Includes',
  interval: 'How often',
  manage: 'Cards, invoices and cancelling',
  monthly: 'Monthly',
  nextRenewal: 'Next renewal',
  noPlan: 'No plan yet',
  notOpened: 'The payment page didn’t open. {reason}',
  ofPlan: 'Plan',
  pastDue: 'A payment is missing.',
  pastDueAbout:
    'Everything works until {at, date, dayAndYear}. After that, no new asks are sent until it’s paid; reading, export and security go on working.',
  pastDueTitle: 'A payment is missing',
  pay: 'Go to payment',
  planName: '{plan, select, team {Team} business {Business} other {{plan}}}',
  planOffer:
    '{plan, select, team {Up to 50 members, with single sign-on} business {Up to 1,000 members, with single sign-on and user provisioning (SCIM)} other {{plan}}}',
  planUnknown: 'A plan made for you',
  seats: 'Members',
  seatsAbout:
    '{paid, plural, =0 {{count, plural, one {# member. Viewers are free.} other {# members. Viewers are free.}}} other {{count, plural, one {# member} other {# members}}, {paid, plural, one {# is paid for} other {# are paid for}}. Viewers are free.}}',
  selfHosted: 'This server doesn’t charge for Wellmet. There is nothing to pay here.',
  startTrial: 'Try for 14 days',
  settle: 'Settle it now',
  stateName:
    '{state, select, trial {Trial} active {Paid} pastDue {Payment missing} unpaid {Unpaid} ended {Ended} other {No plan}}',
  status: 'Status',
  subscriptionEnds:
    'The plan of this workspace is cancelled at the moment the workspace is deleted. Invoices stay with Stripe.',
  theBilling: 'The plan',
  trialAbout: 'No card is needed. If you don’t add one, the trial ends by itself and nothing is charged.',
  trialEnds: 'Trial ends',
  unpaid: 'This workspace is unpaid.',
  unpaidTitle: 'The workspace is unpaid',
  unpaidAbout: 'No new asks are sent until it’s paid. Reading, export and security work, and nothing is deleted.',

  // Refusals
  hasPlan: 'This workspace has a plan already. Open “Cards, invoices and cancelling” to change it.',
  noPortalYet: 'There is nothing to manage yet. Choose a plan first.',
  notInPlan:
    'The plan of this workspace does not include {feature, select, sso {single sign-on} scim {user provisioning (SCIM)} other {{feature}}}. Choose another plan under Settings, Billing.',
  notSigned: 'The signature is missing or doesn’t fit, or the event is too old.',
  nothingSold: 'This server is run by its operator. There is nothing to pay here.',
  priceMissing: 'The price {price} is not set up at Stripe. Tell whoever runs this server.',
  providerSilent: 'Stripe did not answer. Nothing was charged. Try again in a minute.',
  tooManySeats:
    'This plan is for up to {most, number} members, and this workspace has {seats, number}. Choose a larger plan.',
  unpaidNoAsks:
    'This workspace is unpaid, so no new asks are sent. An owner can pay under Settings, Billing. Reading and export still work.',
})
