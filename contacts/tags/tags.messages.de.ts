import { translate } from '@wellmet/platform/messages/translations.ts'
import type { tagsMessages } from './tags.messages.ts'

translate<typeof tagsMessages>('de', 'tags', {
  addTag: 'Schlagwort hinzufügen',
  anyTag: 'Alle Schlagwörter',
  loading: 'Deine Schlagwörter werden geladen',
  newTag: 'Neues Schlagwort',
  noTags: 'Noch keine Schlagwörter. Damit ordnest du Kontakte in deinen eigenen Worten; nur du siehst sie.',
  notChanged: 'Die Schlagwörter wurden nicht geändert. {reason}',
  removeTag: 'Schlagwort {tag} entfernen',
  showTagged: 'Kontakte mit dem Schlagwort {tag} zeigen',
  tag: 'Schlagwort',
  tagChosen: '{count, plural, one {Schlagwort für # Kontakt} other {Schlagwort für # Kontakte}}',
  tagged: '{count, plural, one {# Kontakt hat} other {# Kontakte haben}} jetzt das Schlagwort {tag}.',
  tags: 'Schlagwörter',
  untagged: 'Keiner davon hat jetzt noch das Schlagwort {tag}.',

  // Refusals
  tooMany: 'Ein Kontakt kann {most, number} Schlagwörter haben. Entferne zuerst eins.',
})
