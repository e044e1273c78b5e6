import { rows } from '../../../text/rows.ts';

/** The night besides what is a role’s own. */
export const words = rows({
  'night.section.mafia': ['Phase 4: the mafia', '第四阶段：黑手党', 'Faza 4: mafia'],
  'night.section.town': ['Phase 5: the town', '第五阶段：小镇', 'Faza 5: miasto'],
  'night.section.feedback': ['Phase 6: feedback', '第六阶段：反馈', 'Faza 6: wiadomości'],
  'line.feedback': ['feedback', '反馈', 'wiadomości'],
  'warn.ownSide': [
    'One of their own. Make sure they mean it.',
    '这是他们自己人，请再确认。',
    'To ktoś z mafii. Upewnij się, że o to chodzi.',
  ],
  'call.cardHidden': [
    'Dead, but the card is hidden: called all the same.',
    '已死亡，但牌没有翻开：照常叫。',
    'Nie żyje, ale karta jest zakryta: wywołaj mimo to.',
  ],
  'ability.pass': ['Shakes the head: nobody', '摇头：不选', 'Kręci głową: nikogo'],

  'mafia.wake': ['Mafia, open your eyes.', '黑手党请睁眼。', 'Mafia otwiera oczy.'],
  'mafia.talk': ['You have a moment to confer, without a word.', '请商量片刻，不许出声。', 'Macie chwilę na naradę, bez słów.'],
  'mafia.talk.note': [
    'Living mafia only. The dead give no signs.',
    '只限活着的黑手党，死者不得示意。',
    'Tylko żywa mafia. Umarli nie dają znaków.',
  ],
  'mafia.ask': [
    'Now I ask you one by one. Point at a target, or shake your head.',
    '现在逐个询问：请指一个目标，或摇头。',
    'Teraz pytam po kolei. Wskaż cel albo pokręć głową.',
  ],
  'mafia.whose': ['Look at {who}. Whom does {who} point at?', '请看{who}。{who}指谁？', 'Teraz odpowiada {who}. Kogo wskazuje?'],
  'mafia.shake': ['Shakes the head: nobody', '摇头：不选', 'Kręci głową: nikogo'],
  'mafia.sleep': ['Mafia, close your eyes.', '黑手党请闭眼。', 'Mafia zamyka oczy.'],
  'mafia.what': [
    'The mafia confer in silence; each names a target or nobody.',
    '黑手党无声商量，然后各指一个目标，或不指。',
    'Mafia naradza się bez słów; każde wskazuje cel albo nikogo.',
  ],

  'feedback.what': [
    'Everybody alive in turn reads a message on the screen.',
    '活着的人轮流看屏幕上的消息。',
    'Wszyscy żywi po kolei czytają wiadomość na ekranie.',
  ],
  'feedback.call': [
    '{who}, open your eyes, read, and close them again.',
    '{who}，请睁眼，看完再闭上。',
    '{who}, otwórz oczy, przeczytaj i zamknij je znowu.',
  ],
  'feedback.doomed': [
    'You were attacked tonight, and you will not wake.',
    '今晚有人袭击了你，你将不再醒来。',
    'Tej nocy ktoś cię zaatakował. Już się nie obudzisz.',
  ],
  'feedback.attacked': [
    'You were attacked tonight, but somebody saved you.',
    '今晚有人袭击了你，但你被救了下来。',
    'Tej nocy ktoś cię zaatakował, ale nadal żyjesz.',
  ],
  'feedback.busy': [
    'You were kept busy tonight, so you did nothing.',
    '今晚有人把你缠住，你什么也没做成。',
    'Tej nocy ktoś zajął ci czas. Twoje plany przepadły.',
  ],
  'feedback.quiet': [
    'A quiet night: there is no news for you tonight.',
    '今晚平静无事，没有什么要告诉你的。',
    'Spokojna noc. Tym razem nie ma dla ciebie wiadomości.',
  ],
  'feedback.kill': [
    'Your mafia struck tonight. The blow was deadly.',
    '今晚黑手党出手了，这一击将会致命。',
    'Tej nocy twoja mafia uderza. Ten cios będzie śmiertelny.',
  ],
  'feedback.saved': [
    'Your mafia struck tonight. The blow was stopped.',
    '今晚黑手党出手了，这一击被挡下了。',
    'Tej nocy twoja mafia uderza. Ten cios ktoś powstrzymał.',
  ],
  'feedback.noKill': [
    'Your mafia chose no victim tonight. No attack.',
    '今晚黑手党没有选定目标，没有出手。',
    'Tej nocy twoja mafia nie wybiera ofiary. Nie ma ataku.',
  ],
});
