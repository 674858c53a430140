import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const revenueMessages = defineMessages('hqRevenue', {
  notConfigured:
    'This server sells nothing, so there is no revenue to show. For a hosted service, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET and restart the API.',
  stage:
    '{stage, select, trial {Trial} active {Active} leaving {Cancelled, still paid} past_due {Payment late} unpaid {Unpaid} ended {Ended} other {Other}}',
  stageMeans:
    '{stage, select, trial {Subscriptions in their trial.} active {Paid subscriptions that will renew.} leaving {Paid subscriptions that their owner cancelled. They end with the period.} past_due {Subscriptions with a payment missing for less than 14 days.} unpaid {Subscriptions with a payment missing for 14 days or longer.} ended {Subscriptions that ended, of workspaces that still exist.} other {Other subscriptions.}}',
  stages: 'Stage',
  pipeline: 'Subscriptions by stage',
  worth: '{stage}, a month, {currency}',
  worthMeans:
    'What these subscriptions cost a month by their seats and prices at Stripe, without taxes and discounts. Unknown if one of them has no amount.',
  rate: '{kind, select, trial {Trials that became customers} monthly {Monthly renewals} yearly {Yearly renewals} other {Other renewals}}',
  rateMeans:
    '{kind, select, trial {Of the trials that ended in the last 365 days, how many were paid for afterwards. Counted for workspaces that still exist.} other {Of the renewals due in the last 365 days, how many were paid. Counted for workspaces that still exist.}}',
  expected:
    '{measure, select, paying {Paying subscriptions in 30 days} other {Recurring revenue a month in 30 days, {currency}}}',
  expectedMeans:
    '{measure, select, paying {Of today’s subscriptions and trials, how many will be paid for in 30 days.} other {What today’s subscriptions and trials will bring a month in 30 days, with today’s seats and prices.}} New customers aren’t included. n counts the trials and renewals decided by then.',
  expectedOfFew:
    '{measure, select, paying {Of today’s subscriptions and trials, how many will be paid for in 30 days.} other {What today’s subscriptions and trials will bring a month in 30 days, with today’s seats and prices.}} New customers aren’t included. Only {closedDeals, plural, one {# trial or renewal has} other {# trials and renewals have}} ended so far, so trust the range more than the middle.',
  inside: 'Forecasts that were right',
  insideMeans: 'Of the forecasts that are due, how many ended between P10 and P90. Over time it should be 80%.',
  turnedOut: 'Paying subscriptions: forecast and what happened',
  due: 'Due',
})
