import type { Words } from '../message.ts';

/** Ktulu without dated names and procedures: `<id>@neutral` stands for `<id>` where neutral names are chosen (KT-R93). */
export const words = {
  en: {
    'game.about@neutral':
      'Citizens, bandits and a tribe are after one small statuette: the town wants it back, the bandits wait for their ship, the tribe wants everybody else dead. Duels and searches by day; theft, murder and many abilities by night.',
    'faction.indians@neutral': 'Tribe',
    'faction.luckyLuke@neutral': 'Drifter',
    'faction.janosik@neutral': 'Folk outlaw',
    'faction.indians.letter@neutral': 'T',
    'faction.indians.wins@neutral': 'The tribe wins',
    'faction.luckyLuke.wins@neutral': 'The Drifter wins',
    'faction.janosik.wins@neutral': 'The Folk outlaw wins',
    'role.hooker@neutral': 'Courtesan',
    'role.hooker.ability@neutral':
      'On night 0 you pick one other player. You learn that player’s faction and role, and that player learns that you are the Courtesan.',
    'role.goodGunman@neutral': 'Good gunslinger',
    'role.goodGunman.ability@neutral':
      'You win every duel against anybody who is not a gunslinger. If the vote goes against you, all learn that you are a gunslinger, but not which one.',
    'role.mayor.ability@neutral':
      'Once, right after a vote to execute somebody, you may reveal your role and spare that player; not when your role is publicly known already. From then on you break ties in votes, but never in duels.',
    'role.drunkard@neutral': 'Innkeeper',
    'role.drunkard.ability@neutral':
      'Twice in the game, at most once a night, you buy one other player a round: no abilities and no say in the faction’s choices tonight. All hear who drinks.',
    'role.drunkJudge@neutral': 'Tipsy judge',
    'role.drunkJudge.ability@neutral':
      'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. Twice, at night, you buy another player a round; only once if the Tipsy mayor is in the game too.',
    'role.drunkMayor@neutral': 'Tipsy mayor',
    'role.drunkMayor.ability@neutral':
      'Once, right after a vote to execute somebody, you may reveal your role and spare that player; then you break ties, but not in duels. Twice, at night, you buy another player a round; once if the Tipsy judge plays too.',
    'role.guard@neutral': 'Bodyguard',
    'role.executor@neutral': 'Bailiff',
    'role.executor.ability@neutral':
      'You do nothing yourself. While you live, a searched player can be executed; after your death nobody can be.',
    'role.investigator.ability@neutral':
      'While you live, the players may have a searched player investigated instead of executed. Unless you are killed that night, faction and role of that player become public at dawn.',
    'role.crystal@neutral': 'Open book',
    'role.seducer@neutral': 'Charmer',
    'role.mormonCitizen@neutral': 'Brethren (citizen)',
    'role.mormonCitizen.ability@neutral':
      'On night 0 you see the two other Brethren: one is a bandit and one is of the tribe, but not which is which. You have no other ability and win with the citizens.',
    'role.badGunman@neutral': 'Bad gunslinger',
    'role.badGunman.ability@neutral':
      'You win every duel against anybody who is not a gunslinger. If the vote goes against you, all learn that you are a gunslinger, but not which one. At night you act with the bandits.',
    'role.mormonBandit@neutral': 'Brethren (bandit)',
    'role.mormonBandit.ability@neutral':
      'On night 0 you see the two other Brethren: one is a citizen and one is of the tribe, but not which is which. You have no other ability, act with the bandits and win with them.',
    'role.shaman@neutral': 'Seer',
    'role.shaman.ability@neutral':
      'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the tribe.',
    'role.femaleShaman@neutral': 'Herbalist',
    'role.femaleShaman.ability@neutral':
      'Once in the game, at night, you poison one other player, who dies the next day, right before the vote on the search. At night you act with the tribe.',
    'role.leader@neutral': 'Chief',
    'role.leader.ability@neutral':
      'You break ties when the tribe chooses. Once in the game, at night, you may ask whether the statuette is right next to you.',
    'role.loneCoyot@neutral': 'Lone wolf',
    'role.loneCoyot.ability@neutral':
      'When all others of the tribe are dead, you kill one more player each night, on top of what the tribe kills.',
    'role.quietFoot@neutral': 'Planter',
    'role.quietFoot.ability@neutral':
      'Twice in the game, when you were chosen to carry the statuette, you may hide it on another player, who does not know. If you are alive, it comes back to you before the tribe next kills.',
    'role.binocularEye@neutral': 'Lookout',
    'role.binocularEye.ability@neutral':
      'Once in the game, at night, you learn who has the statuette at that moment. At night you act with the tribe.',
    'role.burningRage@neutral': 'Berserker',
    'role.burningRage.ability@neutral':
      'On every night on which the tribe gains the statuette, you kill one more player. Keeping it does not count.',
    'role.stagecoach.ability@neutral':
      'You belong to the tribe, but know nobody of it and sleep while it acts. Once, right after a duel, you may reveal your role: both contestants die, and from the next night on you act with the tribe.',
    'role.warrior.ability@neutral':
      'Once in the game, at night, you kill one other player. If that player had the statuette, the tribe has it now. At night you act with the tribe.',
    'role.trailer@neutral': 'Tracker',
    'role.trailer.ability@neutral':
      'Once in the game, early at night, you pick one other player. If that player gains the statuette this night, it is yours at once. At night you act with the tribe.',
    'role.mormonIndian@neutral': 'Brethren (tribe)',
    'role.mormonIndian.ability@neutral':
      'On night 0 you see the two other Brethren: one is a citizen and one a bandit, but not which is which. You have no other ability, act with the tribe and win with it.',
    'role.indian@neutral': 'Tribe member',
    'role.indian.ability@neutral':
      'At night you wake with the tribe and kill one player, or two while the tribe has the statuette. You win when everybody else is dead.',
    'role.luckyLuke@neutral': 'Drifter',
    'role.luckyLuke.ability@neutral':
      'Each night, alone and first, you may steal, and you learn who has the statuette. Once you may kill; once you may track a player: a statuette gained there that night is yours. In duels you are a gunslinger. You win with the statuette at nightfall.',
    'role.janosik@neutral': 'Folk outlaw',
    'role.janosik.ability@neutral': 'You play alone and have no ability. You win when you are executed, and in no other way.',
    'status.drunk@neutral': 'treated to a round',
    'status.trailed@neutral': 'tracked',
    'bar.drunk@neutral': 'Treated to a round tonight.',
    'option.nightZeroOrder.hooker@neutral': 'Courtesan meets a player',
    'option.nightZeroOrder.seducer@neutral': 'Charmer binds a player',
    'option.nightZeroOrder.indiansMeet@neutral': 'Tribe meets',
    'option.nightZeroOrder.mormons@neutral': 'Brethren meet',
    'option.nightOrder.lukeWakes@neutral': 'Drifter wakes',
    'option.nightOrder.lukeWins@neutral': 'Drifter wins with the statuette',
    'option.nightOrder.lukeSteals@neutral': 'Drifter steals',
    'option.nightOrder.lukeKills@neutral': 'Drifter kills',
    'option.nightOrder.lukeTrails@neutral': 'Drifter tracks',
    'option.nightOrder.lukeIsTold@neutral': 'Drifter is told the carrier',
    'option.nightOrder.trailer@neutral': 'Tracker tracks',
    'option.nightOrder.guard@neutral': 'Bodyguard protects',
    'option.nightOrder.drunkard@neutral': 'Innkeeper buys a round',
    'option.nightOrder.drunkJudge@neutral': 'Tipsy judge buys a round',
    'option.nightOrder.drunkMayor@neutral': 'Tipsy mayor buys a round',
    'option.nightOrder.indiansWake@neutral': 'Tribe wakes',
    'option.nightOrder.shaman@neutral': 'Seer asks',
    'option.nightOrder.leader@neutral': 'Chief asks about the neighbours',
    'option.nightOrder.indiansKill@neutral': 'Tribe kills',
    'option.nightOrder.indiansKillAgain@neutral': 'Tribe kills again',
    'option.nightOrder.burningRage@neutral': 'Berserker kills',
    'option.nightOrder.loneCoyot@neutral': 'Lone wolf kills',
    'option.nightOrder.femaleShaman@neutral': 'Herbalist poisons',
    'option.nightOrder.indiansCarrier@neutral': 'Tribe chooses the carrier',
    'option.nightOrder.indiansSleep@neutral': 'Tribe goes to sleep',
    'option.nightOrder.quietFoot@neutral': 'Planter hides the statuette',
    'option.nightOrder.binocularEye@neutral': 'Lookout asks for the statuette',
    'option.luckyLuke@neutral': 'Drifter',
    'option.janosik@neutral': 'Folk outlaw',
    'option.janosik.help@neutral':
      'On: one player holds this card, plays alone and wins by being executed; not with Bailiff and Investigator. Off: nobody does.',
    'option.boundMustSupportMaster.help@neutral':
      'Players bound by the Blackmailer or Charmer. On: they must vote for that player in a duel. Off: they may abstain.',
    'option.mistreatmentQuestionOrder.help@neutral':
      'Only with Bailiff and Investigator: in which order the three votes on the searched are held.',
    'option.mistreatmentQuestionOrder.method@neutral': 'Executed or investigated',
    'option.maskCalls.help@neutral':
      'On: the living are called even when jailed, treated to a round or without a use left, so that nobody can tell. Off: such calls are left out.',
    'option.doctorStopsHanging@neutral': 'The Doctor can undo an execution',
    'option.doctorStopsHanging.help@neutral': 'On: an execution can be cancelled like any death. Off: it cannot.',
    'option.coyotTrigger@neutral': 'When the Lone wolf kills',
    'option.coyotTrigger.help@neutral': 'The second reading counts members who are jailed or otherwise out for the night as absent.',
    'option.coyotTrigger.othersDead@neutral': 'When all others of the tribe are dead',
    'option.coyotTrigger.soleVoter@neutral': 'When nobody else of the tribe votes that night',
    'option.trailExtended@neutral': 'Tracking lasts into the next night',
    'option.trailExtended.help@neutral': 'On: until the tribe wakes on the next night. Off: until dawn.',
    'cast.executorPair@neutral': 'Bailiff and Investigator belong together: take both or neither.',
    'cast.janosikExecutor@neutral':
      'The Folk outlaw is never dealt with Bailiff and Investigator. Take out the Folk outlaw, or both of them.',
    'cast.mormonsThree@neutral': 'The three Brethren belong together: take all of them or none.',
    'cast.tooFewToBalance@neutral':
      'Too few players for balanced factions, whatever you deal: two more citizens than bandits and more bandits than members of the tribe makes at least {n} players in these three factions.',
    'cast.banditsIndians@neutral': 'There should be a few more bandits than members of the tribe.',
    'cast.mormonsSmall@neutral': 'Brethren are worth their cards from about 20 players on.',
    'crib.2@neutral':
      'Citizens do not know each other. The members of every other faction do, and act together at night. The Drifter and the Folk outlaw play alone.',
    'crib.6@neutral':
      'The tribe wins when everybody else is dead. At night it kills one player, and a second one when it has the statuette.',
    'crib.7@neutral':
      'Aliens win when they have used the statuette three times, once a night at most. The Drifter wins with the statuette in hand when a night begins, the Folk outlaw by being executed.',
    'crib.10@neutral':
      'All others then support one of the two, or abstain. Less support: death. Equal support: both die. No support at all: nobody dies. A gunslinger beats anybody who is none, whatever the vote.',
    'crib.12@neutral':
      'Statuette not found: is one of the searched executed, and if so, who? No abstaining; level means no. With Bailiff and Investigator, you may choose to have that player investigated instead, and faction and role are told at dawn.',
    'crib.14@neutral':
      'Night: all eyes closed, not a sound. First the Drifter and the citizens, one by one, then bandits, tribe and aliens; last the ship. Whoever is called points at somebody or shakes the head; factions agree by signs.',
    'crib.16@neutral':
      'In jail: no ability and no say in the faction, and nobody can kill or rob you until day. Treated to a round or at cards: no ability and no say that night, but no protection either.',
  },
  zh: {
    'game.about@neutral':
      '市民、匪徒和部落争夺一尊小雕像：镇上想找回它，匪徒等船带它离开，部落要其他人全部死去。白天决斗、搜查，夜里偷窃、杀人，能力众多。',
    'faction.indians@neutral': '部落',
    'faction.luckyLuke@neutral': '浪客',
    'faction.janosik@neutral': '绿林好汉',
    'faction.indians.letter@neutral': '部',
    'faction.indians.wins@neutral': '部落获胜',
    'faction.luckyLuke.wins@neutral': '浪客获胜',
    'faction.janosik.wins@neutral': '绿林好汉获胜',
    'role.hooker@neutral': '交际花',
    'role.hooker.ability@neutral': '第0夜选一名其他玩家：你得知其阵营和角色，对方得知你是交际花。',
    'role.goodGunman@neutral': '好快枪手',
    'role.goodGunman.ability@neutral': '与不是快枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是快枪手，但不知是哪一个。',
    'role.mayor.ability@neutral':
      '全局一次，刚投票决定处决某人时，可以公开角色，赦免此人；角色已经公开则不能。此后投票平票由你裁定，决斗除外。',
    'role.drunkard@neutral': '酒馆老板',
    'role.drunkard.ability@neutral':
      '全局两次，每夜至多一次，请一名其他玩家喝酒：此人今夜没有能力，也不参与本阵营的选择。大家会听到谁被请了酒。',
    'role.drunkJudge@neutral': '微醺审判官',
    'role.drunkJudge.ability@neutral':
      '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。夜里可以两次请其他玩家喝酒；若微醺镇长也在局中，只有一次。',
    'role.drunkMayor@neutral': '微醺镇长',
    'role.drunkMayor.ability@neutral':
      '全局一次，刚投票决定处决某人时，可以公开角色，赦免此人，此后裁定平票，决斗除外。夜里可以两次请其他玩家喝酒；若微醺审判官也在局中，只有一次。',
    'role.guard@neutral': '保镖',
    'role.executor@neutral': '法警',
    'role.executor.ability@neutral': '你自己不行动。你活着时，可以处决被搜查的玩家；你死后，再也不能处决任何人。',
    'role.investigator.ability@neutral':
      '你活着时，大家可以决定调查一名被搜查的玩家，而不处决。除非你当夜被杀，天亮时公布此人的阵营和角色。',
    'role.crystal@neutral': '坦诚者',
    'role.seducer@neutral': '万人迷',
    'role.mormonCitizen@neutral': '兄弟会（市民）',
    'role.mormonCitizen.ability@neutral':
      '第0夜你看到另外两名兄弟会成员：一名匪徒，一名部落成员，但不知谁是谁。没有其他能力，与市民一同获胜。',
    'role.badGunman@neutral': '坏快枪手',
    'role.badGunman.ability@neutral':
      '与不是快枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是快枪手，但不知是哪一个。夜里与匪徒一同行动。',
    'role.mormonBandit@neutral': '兄弟会（匪徒）',
    'role.mormonBandit.ability@neutral':
      '第0夜你看到另外两名兄弟会成员：一名市民，一名部落成员，但不知谁是谁。没有其他能力，与匪徒一同行动和获胜。',
    'role.shaman@neutral': '先知',
    'role.shaman.ability@neutral': '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与部落一同行动。',
    'role.femaleShaman@neutral': '草药师',
    'role.femaleShaman.ability@neutral': '全局一次，夜里给一名其他玩家下毒，此人第二天在搜查投票之前死亡。夜里与部落一同行动。',
    'role.leader@neutral': '族长',
    'role.leader.ability@neutral': '部落作选择时，平票由你裁定。全局一次，夜里可以问雕像是否就在你的邻座。',
    'role.loneCoyot@neutral': '孤狼',
    'role.loneCoyot.ability@neutral': '部落其他成员都死后，除了部落原本杀的人，你每夜再杀一名玩家。',
    'role.quietFoot@neutral': '栽赃者',
    'role.quietFoot.ability@neutral':
      '全局两次，你被选为雕像的携带者时，可以把它藏到另一名玩家身上，对方并不知道。你若活着，部落下次杀人之前雕像回到你手里。',
    'role.binocularEye@neutral': '瞭望者',
    'role.binocularEye.ability@neutral': '全局一次，夜里得知此刻雕像在谁手里。夜里与部落一同行动。',
    'role.burningRage@neutral': '狂战士',
    'role.burningRage.ability@neutral': '凡是部落得到雕像的夜晚，你再杀一名玩家。只是继续持有不算。',
    'role.stagecoach.ability@neutral':
      '你属于部落，但谁也不认识，他们行动时你闭着眼。全局一次，决斗刚结束时可以公开角色：决斗双方都死亡，从下一夜起你与部落一同行动。',
    'role.warrior.ability@neutral': '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归部落。夜里与部落一同行动。',
    'role.trailer@neutral': '追踪者',
    'role.trailer.ability@neutral': '全局一次，入夜不久选一名其他玩家。若此人今夜得到雕像，雕像立刻归你。夜里与部落一同行动。',
    'role.mormonIndian@neutral': '兄弟会（部落）',
    'role.mormonIndian.ability@neutral':
      '第0夜你看到另外两名兄弟会成员：一名市民，一名匪徒，但不知谁是谁。没有其他能力，与部落一同行动和获胜。',
    'role.indian@neutral': '部落成员',
    'role.indian.ability@neutral': '夜里与部落一同醒来，杀死一名玩家；持有雕像时杀两名。其他人全部死亡，你获胜。',
    'role.luckyLuke@neutral': '浪客',
    'role.luckyLuke.ability@neutral':
      '每夜你最先独自行动：可以偷一次，并得知雕像在谁手里；全局可杀人一次，追踪一次，被追踪者今夜得到的雕像归你。决斗时你算快枪手。从第1夜起，入夜时雕像在你手里，你获胜。',
    'role.janosik@neutral': '绿林好汉',
    'role.janosik.ability@neutral': '你独自一方，没有能力。被处决时你获胜，别无他法。',
    'status.drunk@neutral': '被请酒',
    'status.trailed@neutral': '被追踪',
    'bar.drunk@neutral': '今夜被请酒。',
    'option.nightZeroOrder.hooker@neutral': '交际花认识一名玩家',
    'option.nightZeroOrder.seducer@neutral': '万人迷制住一名玩家',
    'option.nightZeroOrder.indiansMeet@neutral': '部落相认',
    'option.nightZeroOrder.mormons@neutral': '兄弟会相认',
    'option.nightOrder.lukeWakes@neutral': '浪客醒来',
    'option.nightOrder.lukeWins@neutral': '浪客持有雕像即获胜',
    'option.nightOrder.lukeSteals@neutral': '浪客偷窃',
    'option.nightOrder.lukeKills@neutral': '浪客杀人',
    'option.nightOrder.lukeTrails@neutral': '浪客追踪',
    'option.nightOrder.lukeIsTold@neutral': '浪客得知携带者',
    'option.nightOrder.trailer@neutral': '追踪者追踪',
    'option.nightOrder.guard@neutral': '保镖保护',
    'option.nightOrder.drunkard@neutral': '酒馆老板请人喝酒',
    'option.nightOrder.drunkJudge@neutral': '微醺审判官请人喝酒',
    'option.nightOrder.drunkMayor@neutral': '微醺镇长请人喝酒',
    'option.nightOrder.indiansWake@neutral': '部落醒来',
    'option.nightOrder.shaman@neutral': '先知查问',
    'option.nightOrder.leader@neutral': '族长问邻座',
    'option.nightOrder.indiansKill@neutral': '部落杀人',
    'option.nightOrder.indiansKillAgain@neutral': '部落再次杀人',
    'option.nightOrder.burningRage@neutral': '狂战士杀人',
    'option.nightOrder.loneCoyot@neutral': '孤狼杀人',
    'option.nightOrder.femaleShaman@neutral': '草药师下毒',
    'option.nightOrder.indiansCarrier@neutral': '部落选携带者',
    'option.nightOrder.indiansSleep@neutral': '部落闭眼',
    'option.nightOrder.quietFoot@neutral': '栽赃者藏雕像',
    'option.nightOrder.binocularEye@neutral': '瞭望者查雕像',
    'option.luckyLuke@neutral': '浪客',
    'option.janosik@neutral': '绿林好汉',
    'option.janosik.help@neutral': '开启：一名玩家拿这张牌，独自一方，被处决即获胜；不与法警、调查官同用。关闭：没有这张牌。',
    'option.boundMustSupportMaster.help@neutral': '指受制于勒索者或万人迷的玩家。开启：决斗中必须投给那名玩家。关闭：可以弃权。',
    'option.mistreatmentQuestionOrder.help@neutral': '只在有法警和调查官时使用：对被搜查者的三次投票按什么顺序进行。',
    'option.mistreatmentQuestionOrder.method@neutral': '处决还是调查',
    'option.maskCalls.help@neutral': '开启：活着的人即使在押、被请酒或次数用完也照样叫，让别人听不出。关闭：跳过。',
    'option.doctorStopsHanging@neutral': '医生可以救下被处决的人',
    'option.doctorStopsHanging.help@neutral': '开启：与其他死亡一样可以取消。关闭：不能取消。',
    'option.coyotTrigger@neutral': '孤狼何时杀人',
    'option.coyotTrigger.help@neutral': '第二种把当夜在押或不能行动的部落成员也算作不在。',
    'option.coyotTrigger.othersDead@neutral': '部落其他成员全部死亡时',
    'option.coyotTrigger.soleVoter@neutral': '当夜没有其他部落成员表决时',
    'option.trailExtended@neutral': '追踪延续到下一夜',
    'option.trailExtended.help@neutral': '开启：直到下一夜部落醒来。关闭：直到天亮。',
    'cast.executorPair@neutral': '法警和调查官必须同时使用，或都不用。',
    'cast.janosikExecutor@neutral': '绿林好汉不能与法警、调查官同局，请去掉一方。',
    'cast.mormonsThree@neutral': '三张兄弟会必须同时使用，或都不用。',
    'cast.tooFewToBalance@neutral': '人数太少，怎么发都无法平衡：市民要比匪徒多两人，匪徒要比部落多，这三个阵营至少要{n}人。',
    'cast.banditsIndians@neutral': '匪徒最好比部落略多。',
    'cast.mormonsSmall@neutral': '兄弟会大约要20人以上才有意思。',
    'crib.2@neutral': '市民互不相识。其他阵营的成员互相认识，夜里共同行动。浪客和绿林好汉独自一方。',
    'crib.6@neutral': '其他人全部死亡，部落获胜。部落每夜杀一名玩家，持有雕像时再杀一名。',
    'crib.7@neutral': '外星人使用雕像满三次获胜，每夜至多一次。入夜时雕像在浪客手里，浪客获胜；绿林好汉被处决即获胜。',
    'crib.10@neutral':
      '然后其余的人支持一方，或弃权。支持少者死亡；支持相等，双方都死；无人支持任何一方，无人死亡。快枪手必胜不是快枪手的人，不论票数。',
    'crib.12@neutral':
      '没有搜出雕像：要不要处决其中一名被搜查者，若要，是谁？不能弃权，平票算不要。有法警和调查官时，也可以改为调查此人，天亮时公布其阵营和角色。',
    'crib.14@neutral':
      '夜晚：全体闭眼，不出声。先是浪客和市民逐个行动，然后匪徒、部落、外星人，最后是船。被叫到的人指人或摇头；阵营内用手势商定。',
    'crib.16@neutral':
      '在押：没有能力，不参与本阵营的选择，到天亮也没有人能杀你、偷你。被请酒或在打牌：当夜没有能力，也不参与选择，但不受保护。',
  },
  pl: {
    'game.about@neutral':
      'Miastowi, bandyci i plemię walczą o jeden mały posążek: miasto chce go odzyskać, bandyci czekają na statek, a plemię chce śmierci wszystkich innych. W dzień pojedynki i przeszukania, w nocy kradzieże, zabójstwa i mnóstwo zdolności.',
    'faction.indians@neutral': 'Plemię',
    'faction.luckyLuke@neutral': 'Włóczęga',
    'faction.janosik@neutral': 'Zbójnik',
    'faction.indians.letter@neutral': 'P',
    'faction.indians.wins@neutral': 'Wygrywa plemię',
    'faction.luckyLuke.wins@neutral': 'Wygrywa Włóczęga',
    'faction.janosik.wins@neutral': 'Wygrywa Zbójnik',
    'role.hooker@neutral': 'Kurtyzana',
    'role.hooker.ability@neutral':
      'Nocy zerowej wybierasz inną osobę. Poznajesz jej frakcję i rolę, a ona dowiaduje się, że Kurtyzana to ty.',
    'role.goodGunman@neutral': 'Dobry strzelec',
    'role.goodGunman.ability@neutral':
      'Wygrywasz każdy pojedynek z kimś, kto nie jest strzelcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś strzelcem, ale nie którym.',
    'role.mayor.ability@neutral':
      'Raz, tuż po głosowaniu za czyjąś egzekucją, możesz ujawnić swoją rolę i ułaskawić tę osobę; nie, gdy twoja rola jest już jawna. Odtąd rozstrzygasz remisy w głosowaniach, ale nie w pojedynkach.',
    'role.drunkard@neutral': 'Karczmarz',
    'role.drunkard.ability@neutral':
      'Dwa razy w grze, najwyżej raz na noc, stawiasz innej osobie kolejkę: tej nocy nie ma ona zdolności ani głosu w sprawach frakcji. Wszyscy słyszą, komu.',
    'role.drunkJudge@neutral': 'Podchmielony sędzia',
    'role.drunkJudge.ability@neutral':
      'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Dwa razy, w nocy, stawiasz innej osobie kolejkę; tylko raz, jeśli gra też Podchmielony burmistrz.',
    'role.drunkMayor@neutral': 'Podchmielony burmistrz',
    'role.drunkMayor.ability@neutral':
      'Raz, tuż po głosowaniu za czyjąś egzekucją, możesz ujawnić rolę i ułaskawić tę osobę; odtąd rozstrzygasz remisy, ale nie w pojedynkach. Dwa razy, w nocy, stawiasz innej osobie kolejkę; raz, jeśli gra Podchmielony sędzia.',
    'role.guard@neutral': 'Ochroniarz',
    'role.executor@neutral': 'Komornik',
    'role.executor.ability@neutral':
      'Nie robisz nic. Dopóki żyjesz, możliwa jest egzekucja przeszukanej osoby; po twojej śmierci już żadna.',
    'role.investigator.ability@neutral':
      'Dopóki żyjesz, przeszukaną osobę można zamiast egzekucji poddać śledztwu. Jeśli tej nocy nikt cię nie zabije, o świcie wszyscy poznają jej frakcję i rolę.',
    'role.crystal@neutral': 'Otwarta księga',
    'role.seducer@neutral': 'Czaruś',
    'role.mormonCitizen@neutral': 'Bractwo (miastowy)',
    'role.mormonCitizen.ability@neutral':
      'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich bandyta i ktoś z plemienia, ale nie wiesz, kto jest kim. Innej zdolności nie masz; wygrywasz z miastowymi.',
    'role.badGunman@neutral': 'Zły strzelec',
    'role.badGunman.ability@neutral':
      'Wygrywasz każdy pojedynek z kimś, kto nie jest strzelcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś strzelcem, ale nie którym. W nocy działasz z bandytami.',
    'role.mormonBandit@neutral': 'Bractwo (bandyta)',
    'role.mormonBandit.ability@neutral':
      'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich miastowy i ktoś z plemienia, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z bandytami.',
    'role.shaman@neutral': 'Jasnowidz',
    'role.shaman.ability@neutral': 'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z plemieniem.',
    'role.femaleShaman@neutral': 'Zielarka',
    'role.femaleShaman.ability@neutral':
      'Raz w grze, w nocy, podajesz innej osobie truciznę: ginie ona następnego dnia tuż przed głosowaniem o przeszukaniu. W nocy działasz z plemieniem.',
    'role.leader@neutral': 'Przywódca',
    'role.leader.ability@neutral':
      'Rozstrzygasz remisy, gdy wybiera plemię. Raz w grze, w nocy, możesz zapytać, czy posążek jest tuż obok ciebie.',
    'role.loneCoyot@neutral': 'Samotny wilk',
    'role.loneCoyot.ability@neutral':
      'Gdy wszyscy inni z plemienia nie żyją, co noc zabijasz jeszcze jedną osobę, oprócz tych, które zabija plemię.',
    'role.quietFoot@neutral': 'Podrzucacz',
    'role.quietFoot.ability@neutral':
      'Dwa razy w grze, gdy wybrano cię do noszenia posążka, możesz podłożyć go innej osobie bez jej wiedzy. Jeśli żyjesz, wraca do ciebie, zanim plemię znów zabije.',
    'role.binocularEye@neutral': 'Obserwator',
    'role.binocularEye.ability@neutral': 'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek. W nocy działasz z plemieniem.',
    'role.burningRage@neutral': 'Berserker',
    'role.burningRage.ability@neutral':
      'Każdej nocy, gdy plemię zdobywa posążek, zabijasz jeszcze jedną osobę. Samo posiadanie się nie liczy.',
    'role.stagecoach.ability@neutral':
      'Należysz do plemienia, ale nikogo z niego nie znasz i śpisz, gdy działa. Raz, tuż po pojedynku, możesz ujawnić swoją rolę: giną obie strony pojedynku, a od następnej nocy działasz z plemieniem.',
    'role.warrior.ability@neutral':
      'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, ma go teraz plemię. W nocy działasz z plemieniem.',
    'role.trailer@neutral': 'Tropiciel',
    'role.trailer.ability@neutral':
      'Raz w grze, na początku nocy, wybierasz inną osobę. Jeśli tej nocy zdobędzie ona posążek, od razu jest twój. W nocy działasz z plemieniem.',
    'role.mormonIndian@neutral': 'Bractwo (plemię)',
    'role.mormonIndian.ability@neutral':
      'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich miastowy i bandyta, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z plemieniem.',
    'role.indian@neutral': 'Osoba z plemienia',
    'role.indian.ability@neutral':
      'W nocy budzisz się z plemieniem; zabijacie jedną osobę, a gdy macie posążek, dwie. Wygrywasz, gdy wszyscy inni nie żyją.',
    'role.luckyLuke@neutral': 'Włóczęga',
    'role.luckyLuke.ability@neutral':
      'Na początku nocy, w pojedynkę, możesz kraść i poznajesz, kto ma posążek; raz możesz zabić, raz tropić kogoś, kto odda ci posążek zdobyty tej nocy. W pojedynkach jesteś strzelcem. Wygrywasz z posążkiem, gdy zapada noc.',
    'role.janosik@neutral': 'Zbójnik',
    'role.janosik.ability@neutral': 'Grasz w pojedynkę i nie masz zdolności. Wygrywasz przez własną egzekucję, i tylko tak.',
    'status.drunk@neutral': 'postawiona kolejka',
    'status.trailed@neutral': 'tropienie',
    'bar.drunk@neutral': 'Tej nocy po postawionej kolejce.',
    'option.nightZeroOrder.hooker@neutral': 'Kurtyzana poznaje kogoś',
    'option.nightZeroOrder.seducer@neutral': 'Czaruś czaruje',
    'option.nightZeroOrder.indiansMeet@neutral': 'Plemię się poznaje',
    'option.nightZeroOrder.mormons@neutral': 'Bractwo się poznaje',
    'option.nightOrder.lukeWakes@neutral': 'Włóczęga się budzi',
    'option.nightOrder.lukeWins@neutral': 'Włóczęga wygrywa z posążkiem',
    'option.nightOrder.lukeSteals@neutral': 'Włóczęga kradnie',
    'option.nightOrder.lukeKills@neutral': 'Włóczęga zabija',
    'option.nightOrder.lukeTrails@neutral': 'Włóczęga tropi',
    'option.nightOrder.lukeIsTold@neutral': 'Włóczęga dowiaduje się, kto nosi posążek',
    'option.nightOrder.trailer@neutral': 'Tropiciel tropi',
    'option.nightOrder.guard@neutral': 'Ochroniarz chroni',
    'option.nightOrder.drunkard@neutral': 'Karczmarz stawia kolejkę',
    'option.nightOrder.drunkJudge@neutral': 'Podchmielony sędzia stawia kolejkę',
    'option.nightOrder.drunkMayor@neutral': 'Podchmielony burmistrz stawia kolejkę',
    'option.nightOrder.indiansWake@neutral': 'Plemię się budzi',
    'option.nightOrder.shaman@neutral': 'Jasnowidz pyta',
    'option.nightOrder.leader@neutral': 'Przywódca pyta o sąsiadów',
    'option.nightOrder.indiansKill@neutral': 'Plemię zabija',
    'option.nightOrder.indiansKillAgain@neutral': 'Plemię zabija drugi raz',
    'option.nightOrder.burningRage@neutral': 'Berserker zabija',
    'option.nightOrder.loneCoyot@neutral': 'Samotny wilk zabija',
    'option.nightOrder.femaleShaman@neutral': 'Zielarka truje',
    'option.nightOrder.indiansCarrier@neutral': 'Plemię wybiera, kto nosi posążek',
    'option.nightOrder.indiansSleep@neutral': 'Plemię idzie spać',
    'option.nightOrder.quietFoot@neutral': 'Podrzucacz podkłada posążek',
    'option.nightOrder.binocularEye@neutral': 'Obserwator pyta o posążek',
    'option.luckyLuke@neutral': 'Włóczęga',
    'option.janosik@neutral': 'Zbójnik',
    'option.janosik.help@neutral':
      'Włączone: jedna osoba ma tę kartę, gra w pojedynkę i wygrywa przez własną egzekucję; nie z Komornikiem i Śledczym. Wyłączone: nikt jej nie ma.',
    'option.boundMustSupportMaster.help@neutral':
      'Dotyczy osób pod wpływem Szantażysty lub Czarusia. Włączone: muszą go poprzeć, gdy staje do pojedynku. Wyłączone: mogą się wstrzymać.',
    'option.mistreatmentQuestionOrder.help@neutral':
      'Tylko z Komornikiem i Śledczym: w jakiej kolejności odbywają się trzy głosowania o przeszukanych.',
    'option.mistreatmentQuestionOrder.method@neutral': 'Egzekucja czy śledztwo',
    'option.maskCalls.help@neutral':
      'Włączone: żywi są wywoływani także w areszcie, po postawionej kolejce i bez pozostałych użyć, żeby nikt nic nie poznał. Wyłączone: takich wywołań nie ma.',
    'option.doctorStopsHanging@neutral': 'Lekarz może odwołać egzekucję',
    'option.doctorStopsHanging.help@neutral': 'Włączone: egzekucję można odwołać jak każdą śmierć. Wyłączone: nie można.',
    'option.coyotTrigger@neutral': 'Kiedy zabija Samotny wilk',
    'option.coyotTrigger.help@neutral':
      'W drugim wariancie członkowie plemienia w areszcie lub w inny sposób wyłączeni tej nocy liczą się jako nieobecni.',
    'option.coyotTrigger.othersDead@neutral': 'Gdy inni z plemienia nie żyją',
    'option.coyotTrigger.soleVoter@neutral': 'Gdy tej nocy nie głosuje nikt inny z plemienia',
    'option.trailExtended@neutral': 'Tropienie trwa do następnej nocy',
    'option.trailExtended.help@neutral': 'Włączone: aż plemię obudzi się następnej nocy. Wyłączone: do świtu.',
    'cast.executorPair@neutral': 'Komornik i Śledczy należą do siebie: weź obie karty albo żadnej.',
    'cast.janosikExecutor@neutral': 'Zbójnik nigdy nie gra z Komornikiem i Śledczym. Usuń Zbójnika albo obie te karty.',
    'cast.mormonsThree@neutral': 'Trzy karty bractwa należą do siebie: weź wszystkie albo żadnej.',
    'cast.tooFewToBalance@neutral':
      'Tak małej gry nie da się zrównoważyć żadnym zestawem kart: o dwoje więcej miastowych niż bandytów i więcej bandytów niż osób z plemienia to razem co najmniej {n} osób w tych trzech frakcjach.',
    'cast.banditsIndians@neutral': 'Bandytów powinno być trochę więcej niż osób z plemienia.',
    'cast.mormonsSmall@neutral': 'Bractwo ma sens od około 20 osób.',
    'crib.2@neutral':
      'Miastowi się nie znają. Członkowie każdej innej frakcji się znają i w nocy działają razem. Włóczęga i Zbójnik grają w pojedynkę.',
    'crib.6@neutral': 'Plemię wygrywa, gdy wszyscy inni nie żyją. W nocy zabija jedną osobę, a gdy ma posążek, także drugą.',
    'crib.7@neutral':
      'Ufole wygrywają, gdy użyją posążka trzy razy, najwyżej raz na noc. Włóczęga wygrywa z posążkiem w ręku, gdy zapada noc, a Zbójnik przez własną egzekucję.',
    'crib.10@neutral':
      'Potem pozostali popierają jedną ze stron albo się wstrzymują. Mniej głosów: śmierć. Tyle samo: giną obie strony. Żadnych głosów: nikt nie ginie. Strzelec wygrywa z każdym, kto nim nie jest, bez względu na głosy.',
    'crib.12@neutral':
      'Posążka nie ma: czy ma być egzekucja kogoś z przeszukanych, a jeśli tak, to czyja? Nie wolno się wstrzymać; remis znaczy nie. Z Komornikiem i Śledczym można zamiast tego poddać tę osobę śledztwu: o świcie wszyscy poznają jej frakcję i rolę.',
    'crib.14@neutral':
      'Noc: wszyscy mają zamknięte oczy, ani dźwięku. Najpierw Włóczęga i po kolei miastowi, potem bandyci, plemię i ufole, na końcu statek. Kto jest wywołany, wskazuje kogoś albo kręci głową; frakcje porozumiewają się gestami.',
    'crib.16@neutral':
      'W areszcie: bez zdolności i bez głosu w sprawach frakcji, ale do dnia nikt cię nie zabije ani nie okradnie. Po postawionej kolejce lub przy kartach: tej nocy bez zdolności i bez głosu, ale też bez ochrony.',
  },
} satisfies Words;
