import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const contentMessages = defineMessages('content', {
  // Kinds
  landing: 'Landing page',
  landingAbout: 'One page with one purpose: a demo, a waitlist, an event.',
  blog: 'Blog post',
  blogAbout: 'A dated article, listed in the feed.',
  docs: 'Document',
  docsAbout: 'How something works, for whoever looks it up.',
  guides: 'Guide',
  guidesAbout: 'How to do something, step by step.',
  roadmap: 'Roadmap item',
  roadmapAbout: 'Something you plan, and its status.',
  messageTemplate: 'Message template',
  messageTemplateAbout:
    'An ask to copy into LinkedIn or a chat. [connector], [target] and [company] are filled in from your own network.',
  selfDescription: 'Self-description',
  selfDescriptionAbout: 'Who you are, in one line.',
  thankYou: 'Thank-you card',
  thankYouAbout:
    'What thank-you cards say. [connector] and [doors] are filled in; the number is counted, so type none.',
  launchKit: 'Launch text',
  launchKitAbout: 'What to tell the people who hear of a launch first. [connector] is filled in.',

  // Fields
  fieldTitle: 'Title',
  fieldSummary: 'Summary',
  fieldBody: 'Text',
  fieldText: 'Text',
  fieldLine: 'One line',
  fieldLanguage: 'Language',
  fieldAuthor: 'Author',

  // Refusals
  nothingToClose: 'Line {line, number}: this ::: closes no block.',
  notClosed: 'Line {line, number}: close the block with a line that says only :::',
  noSuchForm: 'Line {line, number}: choose one of these forms: {forms}.',
  notAButton: 'Line {line, number}: a button needs a web address after its name, and a text below.',
  noSuchBlock: 'Line {line, number}: “{name}” is not a block. Use one of these: {blocks}.',
  pageTooLong: 'This page would be {size, number} kB. Keep it under {most, number} kB.',
  slugTaken: 'The address {slug} is taken. Choose another one.',
  slugReserved: 'The address {slug} is ours. Choose another one.',
  noSlug: 'This has no page, so it has no address.',
  tooMany: 'A workspace can have up to {most, number} documents. Delete one first.',
  isPublished: 'Unpublish it first.',
  isReported:
    'Someone reported this page. You can delete it once the operator of this server has looked at the report.',
  wasTakenDown: 'The operator of this server took this page down: {reason}',
  onlyAdmins: 'Only owners and admins change the address of a published page.',
  tooManySlugs: 'A page can have up to {most, number} addresses.',
  previewOver: 'This preview has expired. Ask whoever sent it for a new link.',
  tooManyReports: 'This page has been reported often enough for the operator to look at it.',

  // Pages
  publishedBy: 'Published by {workspace}',
  madeWith: 'Hosted on Wellmet',
  published: 'Published',
  reportPage: 'Report this page',
  reportAbout: 'The operator of this server looks at it. {workspace} is not told who reported it.',
  reportReason: 'What is wrong with it?',
  reportSpam: 'It is advertising that nobody asked for',
  reportFraud: 'It pretends to be someone else, or asks for money or passwords',
  reportPersonal: 'It shows something personal',
  reportIllegal: 'It is against the law',
  reportOther: 'Something else',
  reportSaid: 'What the operator should know (optional)',
  reportSend: 'Report',
  isPreview: 'This is a preview. Only people with the link see it.',
  readTitle: 'Pages read',
  feedTitle: '{workspace}: news',

  // Texts made for members
  defaultTemplateTitle: 'Ask for an introduction',
  defaultTemplate:
    'Hi [connector], I’d like to meet [target] at [company]. You know them better than I do. Would you introduce us? If not, no problem at all.',
  defaultLaunchTitle: 'A launch',
  defaultLaunch:
    'Hi [connector], we have something new, and I’d like you to hear it from me first. May I send you the link?',
  fieldStage: 'State',
  stage:
    '{stage, select, planned {Planned} building {In work} shipped {Shipped} dropped {Not planned any more} other {{stage}}}',
})
