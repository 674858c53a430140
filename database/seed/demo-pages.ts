/** What the team has published: three landing pages, an article, a guide, and texts to copy. */
export interface DemoDocument {
  kind: string
  daysAgo: number
  slug?: string
  fields: Readonly<Record<string, string>>
  /** What it said before, in days before it was published. */
  drafts?: readonly Readonly<Record<string, string>>[]
  isDraft?: true
}

const demoBody = `::: hero
# Nine ports, one invoice

Send us last month’s port invoices. We show you what one account would have saved, on your own numbers.
:::

## What you see in half an hour

1. Your last three port calls, with every fee in one list.
2. Which fees were charged twice, and which were late.
3. How an agent pays a new port on the first day, without a deposit.

::: quote Luísa Pacheco, operations, Ferrywell
We lost a day at every port change. Now the fees are paid before the pilot is on board.
:::

## What it costs

The first port is free. After that you pay per call, and nothing in a month without one.

::: form demo
:::
`

const waitlistBody = `::: hero
# The Baltic opens in spring

Gdynia, Klaipėda and Tallinn come first. Places go to lines in the order in which they sign up.
:::

Each port takes about six weeks: we open the account with the authority, test one call, and then yours is next.

| port | opens |
|---|---|
| Gdynia | March |
| Klaipėda | April |
| Tallinn | May |

## What we ask of you

- One call in the first month, so that the port sees a real ship.
- One person whom we may call when something is unclear.

::: form waitlist
:::
`

const germanBody = `::: hero
# Ein Konto für jeden Hafen

Hafengeld, Lotsen, Schlepper, Entsorgung: eine Rechnung im Monat statt zwölf.
:::

## So läuft ein Anlauf ab

1. Ihr meldet das Schiff wie bisher an.
2. Wir zahlen jede Gebühr an dem Tag, an dem sie fällig ist.
3. Am Monatsende bekommt ihr eine Rechnung mit allen Belegen.

::: quote Henrike Albers, Einkauf, Packhorse
Zum ersten Mal weiß ich vor dem Anlauf, was er kostet.
:::

Fragen beantwortet Jonas persönlich, meist am selben Tag.

::: form contact
:::
`

const articleBody = `A ship that calls at nine ports pays nine authorities in nine ways. We asked our own team what that costs, and wrote down every step of one voyage.

## What a call is made of

Port dues, pilotage, towage, mooring, waste. Each has its own form, its own currency and its own date. An agent fills in the same ship data **five times**.

## What changes with one account

The data is entered once. Each authority gets it in its own form, and is paid on its own date. The agent sees one list.

> The fee was never the problem. The waiting was.

::: button https://www.halyard.example/pricing
See what a call costs
:::
`

const guideBody = `You need the ship’s IMO number and the last invoice of each port.

1. **Enter the ship.** Name, flag and tonnage come from the IMO number.
2. **Choose the ports.** Those with a green mark are open today.
3. **Check the estimate.** Each fee names the tariff that it comes from.
4. **Confirm.** The agent at the port is told at once.

If a port is not in the list, write to us with the date of the call. Most open within six weeks.
`

export const demoDocuments: readonly DemoDocument[] = [
  {
    kind: 'landing',
    daysAgo: 61,
    slug: 'demo',
    fields: {
      title: 'See what one account would save you',
      summary: 'Half an hour, on your own invoices. No slides.',
      body: demoBody,
      language: 'en',
    },
    drafts: [
      {
        title: 'Book a demo',
        summary: 'Half an hour with us.',
        body: '::: hero\n# One account for every port\n:::\n\n::: form demo\n:::\n',
        language: 'en',
      },
    ],
  },
  {
    kind: 'landing',
    daysAgo: 34,
    slug: 'baltic',
    fields: {
      title: 'Baltic ports: get a place on the list',
      summary: 'Three ports open in spring. The first ten lines pay no fee for half a year.',
      body: waitlistBody,
      language: 'en',
    },
  },
  {
    kind: 'landing',
    daysAgo: 12,
    slug: 'haefen',
    fields: {
      title: 'Hafengebühren auf einer Rechnung',
      summary: 'Für Reedereien und Agenturen, die mehr als drei Häfen anlaufen.',
      body: germanBody,
      language: 'de',
    },
  },
  {
    kind: 'blog',
    daysAgo: 27,
    fields: {
      title: 'What a port call really costs',
      summary: 'One voyage, nine ports, and where the time goes.',
      body: articleBody,
      language: 'en',
      author: 'Jonas Weber',
    },
  },
  {
    kind: 'guides',
    daysAgo: 20,
    fields: {
      title: 'Your first call in four steps',
      summary: 'From the IMO number to a confirmed berth, in about ten minutes.',
      body: guideBody,
      language: 'en',
    },
  },
  {
    kind: 'message-template',
    daysAgo: 18,
    fields: {
      title: 'Short ask',
      text: 'Hi [connector], you know [target] at [company] better than I do. Would they want to hear how other lines pay port fees? A no is fine.',
    },
  },
  {
    kind: 'self-description',
    daysAgo: 18,
    fields: { title: 'One line', text: 'Halyard is one account for every port: ships call, we pay the fees on time.' },
  },
  {
    kind: 'launch-kit',
    daysAgo: 9,
    fields: {
      title: 'The Baltic opens',
      text: 'Hi [connector], we open three Baltic ports in spring, and I’d like you to hear it from me first. Who of your lines calls at Gdynia?',
    },
  },
  {
    kind: 'landing',
    daysAgo: 2,
    fields: {
      title: 'Dinner with port captains, Hamburg',
      summary: 'Twelve seats. Draft: date and place are open.',
      body: 'Who comes, and why they would.\n\n::: form contact\n:::\n',
      language: 'en',
    },
    isDraft: true,
  },
]
