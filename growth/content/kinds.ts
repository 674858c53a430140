import { contentMessages as m } from './content.messages.ts'
import { choice, line } from './fields.rules.ts'
import { roadmapStages } from './roadmap-stages.contract.ts'
import { kind, pageFields, textFields, type Kind } from './kind.ts'

export const landing = kind({
  name: 'landing',
  title: m.landing,
  about: m.landingAbout,
  place: 'page',
  fields: pageFields,
})

export const blog = kind({
  name: 'blog',
  title: m.blog,
  about: m.blogAbout,
  place: 'page',
  isListed: true,
  fields: { ...pageFields, author: line(m.fieldAuthor, 80) },
})

export const docs = kind({
  name: 'docs',
  title: m.docs,
  about: m.docsAbout,
  place: 'page',
  isListed: true,
  fields: pageFields,
})

export const guides = kind({
  name: 'guides',
  title: m.guides,
  about: m.guidesAbout,
  place: 'page',
  isListed: true,
  fields: pageFields,
})

export const roadmap = kind({
  name: 'roadmap',
  title: m.roadmap,
  about: m.roadmapAbout,
  place: 'page',
  fields: { ...pageFields, stage: choice(m.fieldStage, roadmapStages) },
})

export const messageTemplate = kind({
  name: 'message-template',
  title: m.messageTemplate,
  about: m.messageTemplateAbout,
  place: 'team',
  fields: textFields,
})

export const selfDescription = kind({
  name: 'self-description',
  title: m.selfDescription,
  about: m.selfDescriptionAbout,
  place: 'team',
  fields: { title: line(m.fieldTitle), text: line(m.fieldLine, 200) },
})

export const launchKit = kind({
  name: 'launch-kit',
  title: m.launchKit,
  about: m.launchKitAbout,
  place: 'team',
  fields: textFields,
})

export const thankYou = kind({
  name: 'thank-you',
  title: m.thankYou,
  about: m.thankYouAbout,
  place: 'team',
  fields: textFields,
})

export const kinds: readonly Kind[] = [
  landing,
  blog,
  docs,
  guides,
  roadmap,
  messageTemplate,
  selfDescription,
  launchKit,
  thankYou,
]
