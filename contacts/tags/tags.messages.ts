import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const tagsMessages = defineMessages('tags', {
  addTag: 'Add tag',
  anyTag: 'Any tag',
  loading: 'Loading your tags',
  newTag: 'New tag',
  noTags: 'No tags yet. Use tags to group contacts your own way. Only you see them.',
  notChanged: 'The tags were not changed. {reason}',
  removeTag: 'Remove the tag {tag}',
  showTagged: 'Show contacts tagged {tag}',
  tag: 'Tag',
  tagChosen: '{count, plural, one {Tag # contact} other {Tag # contacts}}',
  tagged: '{count, plural, one {# contact has} other {# contacts have}} the tag {tag} now.',
  tags: 'Tags',
  untagged: 'None of them has the tag {tag} now.',

  // Refusals
  tooMany: 'A contact can have {most, number} tags. Remove one first.',
})
