import type { Words } from '../message.ts';

/** Ktulu's factions, its fifty cards, and the marks that abilities leave on a player. */
export const words = {
  en: {
    'game.name': 'Ktulu',
    'game.about':
      'Citizens, bandits and Indians are after one small statuette: the town wants it back, the bandits wait for their ship, the Indians want everybody else dead. Duels and searches by day; theft, murder and many abilities by night.',
    'faction.citizens': 'Citizens',
    'faction.bandits': 'Bandits',
    'faction.indians': 'Indians',
    'faction.aliens': 'Aliens',
    'faction.luckyLuke': 'Lucky Luke',
    'faction.janosik': 'Janosik',
    'faction.citizens.letter': 'C',
    'faction.bandits.letter': 'B',
    'faction.indians.letter': 'I',
    'faction.aliens.letter': 'A',
    'faction.citizens.wins': 'The citizens win',
    'faction.bandits.wins': 'The bandits win',
    'faction.indians.wins': 'The Indians win',
    'faction.aliens.wins': 'The aliens win',
    'faction.luckyLuke.wins': 'Lucky Luke wins',
    'faction.janosik.wins': 'Janosik wins',
    'token.statuette': 'Statuette',

    'role.host': 'Host',
    'role.sheriff': 'Sheriff',
    'role.sheriff.ability':
      'Each night you jail one player, who cannot act and cannot be killed or robbed until day; a statuette found there is yours. While you live, a challenge to a duel may be refused.',
    'role.hooker': 'Hooker',
    'role.hooker.ability':
      'On night 0 you pick one other player. You learn that player’s faction and role, and that player learns that you are the Hooker.',
    'role.goodGunman': 'Good gunman',
    'role.goodGunman.ability':
      'You win every duel against anybody who is not a gunman. If the vote goes against you, all learn that you are a gunman, but not which one.',
    'role.parson': 'Parson',
    'role.parson.ability': 'Each night you pick one other player and learn that player’s faction. Nobody else hears whom you picked.',
    'role.judge': 'Judge',
    'role.judge.ability':
      'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. You can no longer do so when your role is publicly known.',
    'role.mayor': 'Mayor',
    'role.mayor.ability':
      'Once, right after a vote to hang somebody, you may reveal your role and spare that player; not when your role is publicly known already. From then on you break ties in votes, but never in duels.',
    'role.drunkard': 'Drunkard',
    'role.drunkard.ability':
      'Twice in the game, at most once a night, you make one other player drunk: no abilities and no say in the faction’s choices tonight. All hear who is drunk.',
    'role.drunkJudge': 'Drunk judge',
    'role.drunkJudge.ability':
      'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. Twice, at night, you make another player drunk; only once if the Drunk mayor is in the game too.',
    'role.drunkMayor': 'Drunk mayor',
    'role.drunkMayor.ability':
      'Once, right after a vote to hang somebody, you may reveal your role and spare that player; then you break ties, but not in duels. Twice, at night, you make another player drunk; once if the Drunk judge plays too.',
    'role.taxman': 'Taxman',
    'role.taxman.ability': 'Once in the game, at night, you learn who has the statuette at that moment.',
    'role.guard': 'Security guard',
    'role.guard.ability':
      'Each night you secretly protect one other player, who cannot be killed, robbed or poisoned until dawn. The protection ends if you die.',
    'role.hairdresser': 'Hairdresser',
    'role.hairdresser.ability': 'Once in the game, at night, you kill one other player. If that player had the statuette, it is yours.',
    'role.gambler': 'Gambler',
    'role.gambler.ability':
      'Once in the game, from night 3 on, you may start a roulette and point at players in turn. Anybody who is no citizen dies and you must go on; at a citizen, you die. Gaining the statuette ends it.',
    'role.executor': 'Executor',
    'role.executor.ability': 'You do nothing yourself. While you live, a searched player can be hanged; after your death nobody can be.',
    'role.investigator': 'Investigator',
    'role.investigator.ability':
      'While you live, the players may have a searched player investigated instead of hanged. Unless you are killed that night, faction and role of that player become public at dawn.',
    'role.crystal': 'Crystallic citizen',
    'role.crystal.ability': 'At any time by day you may reveal your faction and role to everybody. You stay alive.',
    'role.doctor': 'Doctor',
    'role.doctor.ability': 'Once in the game you may cancel a death at the moment it happens. It stays secret that it was you.',
    'role.journalist': 'Journalist',
    'role.journalist.ability':
      'Duel votes are secret. Twice in the game, instead of voting in a duel, you may keep your eyes open and watch who votes for whom.',
    'role.inciter': 'Inciter',
    'role.inciter.ability':
      'Once in the game, at night, you pick one other player, who is searched next day whatever the vote says. If that player dies first, you may pick again.',
    'role.seducer': 'Seducer',
    'role.seducer.ability':
      'On night 0 you pick one other player, who learns who you are and from then on may do nothing against you: no vote, no ability, no word.',
    'role.mormonCitizen': 'Mormon (citizen)',
    'role.mormonCitizen.ability':
      'On night 0 you see the two other Mormons: one is a bandit and one an Indian, but not which is which. You have no other ability and win with the citizens.',
    'role.citizen': 'Citizen',
    'role.citizen.ability':
      'You have no ability. Talk, suspect, vote. You win when the statuette is with a citizen by day, is found by a search, or its carrier dies by day.',

    'role.badGunman': 'Bad gunman',
    'role.badGunman.ability':
      'You win every duel against anybody who is not a gunman. If the vote goes against you, all learn that you are a gunman, but not which one. At night you act with the bandits.',
    'role.blackmailer': 'Blackmailer',
    'role.blackmailer.ability':
      'On night 0 you pick one other player, who learns who you are and from then on may do nothing against you: no vote, no ability, no word. At night you act with the bandits.',
    'role.avenger': 'Avenger',
    'role.avenger.ability':
      'Once in the game, at night, you kill one other player. If that player had the statuette, the bandits have it now. At night you act with the bandits.',
    'role.thief': 'Thief',
    'role.thief.ability':
      'Once in the game, alone after the bandits have gone to sleep, you try to steal the statuette from one other player. At night you act with the bandits.',
    'role.cardsharper': 'Cardsharper',
    'role.cardsharper.ability':
      'Once in the game, at night, you play cards with one other player; all hear with whom. You take the statuette if it is there, and that player has no abilities and no say in the faction’s choices tonight.',
    'role.infiltrator': 'Infiltrator',
    'role.infiltrator.ability':
      'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the bandits.',
    'role.mormonBandit': 'Mormon (bandit)',
    'role.mormonBandit.ability':
      'On night 0 you see the two other Mormons: one is a citizen and one an Indian, but not which is which. You have no other ability, act with the bandits and win with them.',
    'role.bandit': 'Bandit',
    'role.bandit.ability':
      'At night you wake with the bandits, try to steal the statuette and choose who carries it. You win when the ship leaves and a bandit has it.',

    'role.shaman': 'Shaman',
    'role.shaman.ability':
      'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the Indians.',
    'role.femaleShaman': 'Female shaman',
    'role.femaleShaman.ability':
      'Once in the game, at night, you poison one other player, who dies the next day, right before the vote on the search. At night you act with the Indians.',
    'role.leader': 'Leader',
    'role.leader.ability':
      'You break ties when the Indians choose. Once in the game, at night, you may ask whether the statuette is right next to you.',
    'role.loneCoyot': 'Lone Coyote',
    'role.loneCoyot.ability': 'When all other Indians are dead, you kill one more player each night, on top of what the Indians kill.',
    'role.quietFoot': 'Quiet Foot',
    'role.quietFoot.ability':
      'Twice in the game, when you were chosen to carry the statuette, you may hide it on another player, who does not know. If you are alive, it comes back to you before the Indians next kill.',
    'role.binocularEye': 'Binocular Eye',
    'role.binocularEye.ability':
      'Once in the game, at night, you learn who has the statuette at that moment. At night you act with the Indians.',
    'role.burningRage': 'Burning Rage',
    'role.burningRage.ability':
      'On every night on which the Indians gain the statuette, you kill one more player. Keeping it does not count.',
    'role.stagecoach': 'Stagecoach operator',
    'role.stagecoach.ability':
      'You are an Indian, but know none and sleep while they act. Once, right after a duel, you may reveal your role: both contestants die, and from the next night on you act with the Indians.',
    'role.warrior': 'Warrior',
    'role.warrior.ability':
      'Once in the game, at night, you kill one other player. If that player had the statuette, the Indians have it now. At night you act with the Indians.',
    'role.trailer': 'Trailer',
    'role.trailer.ability':
      'Once in the game, early at night, you pick one other player. If that player gains the statuette this night, it is yours at once. At night you act with the Indians.',
    'role.mormonIndian': 'Mormon (Indian)',
    'role.mormonIndian.ability':
      'On night 0 you see the two other Mormons: one is a citizen and one a bandit, but not which is which. You have no other ability, act with the Indians and win with them.',
    'role.indian': 'Indian',
    'role.indian.ability':
      'At night you wake with the Indians and kill one player, or two while the Indians have the statuette. You win when everybody else is dead.',

    'role.detector': 'Detector',
    'role.detector.ability':
      'Each night you pick one other player and learn whether the statuette is there; if not, on which side of the circle between the two of you it is. At night you act with the aliens.',
    'role.mindEater': 'Mind Eater',
    'role.mindEater.ability': 'Each night you learn one other player’s faction and role. At night you act with the aliens.',
    'role.megaAlien': 'Mega Alien',
    'role.megaAlien.ability':
      'You break ties when the aliens choose. Once in the game, at night, you glue the statuette to whoever has it: that player cannot give it away, and must be chosen to carry it.',
    'role.greenTentacle': 'Green tentacle',
    'role.greenTentacle.ability':
      'Once in the game, at night, you kill one other player. If that player had the statuette, the aliens have it now. At night you act with the aliens.',
    'role.purpleLeech': 'Purple leech',
    'role.purpleLeech.ability':
      'Once in the game, at night, you try to steal the statuette from one other player, besides the theft of all aliens. At night you act with the aliens.',
    'role.alien': 'Alien',
    'role.alien.ability':
      'At night you wake with the aliens, try to steal the statuette and choose who carries it. You win when the aliens use it for the third time.',

    'role.luckyLuke': 'Lucky Luke',
    'role.luckyLuke.ability':
      'Each night, alone and first, you may steal, and you learn who has the statuette. Once you may kill; once you may trail a player: a statuette gained there that night is yours. In duels you are a gunman. You win with the statuette at nightfall.',
    'role.janosik': 'Janosik',
    'role.janosik.ability': 'You play alone and have no ability. You win when you are hanged, and in no other way.',

    'status.jailed': 'in jail',
    'status.guarded': 'protected',
    'status.drunk': 'drunk',
    'status.atCards': 'at cards',
    'status.bound': 'bound',
    'status.trailed': 'trailed',
    'status.poisoned': 'poisoned',
    'status.incited': 'to be searched',
    'status.glued': 'statuette glued on',
    'status.planted': 'carries it unknowingly',
    'status.tieBreaker': 'breaks ties',
    'why.jailed': 'this player is in jail, out of reach.',
    'why.guarded': 'this player is protected until dawn.',
    'bar.jailed': 'In jail.',
    'bar.drunk': 'Drunk tonight.',
    'bar.atCards': 'At cards tonight.',
    'bar.bound': 'Bound: nothing against {who}.',
  },
  zh: {
    'game.name': '克图鲁',
    'game.about':
      '市民、匪徒和印第安人争夺一尊小雕像：镇上想找回它，匪徒等船带它离开，印第安人要其他人全部死去。白天决斗、搜查，夜里偷窃、杀人，能力众多。',
    'faction.citizens': '市民',
    'faction.bandits': '匪徒',
    'faction.indians': '印第安人',
    'faction.aliens': '外星人',
    'faction.luckyLuke': '幸运卢克',
    'faction.janosik': '雅诺希克',
    'faction.citizens.letter': '市',
    'faction.bandits.letter': '匪',
    'faction.indians.letter': '印',
    'faction.aliens.letter': '外',
    'faction.citizens.wins': '市民获胜',
    'faction.bandits.wins': '匪徒获胜',
    'faction.indians.wins': '印第安人获胜',
    'faction.aliens.wins': '外星人获胜',
    'faction.luckyLuke.wins': '幸运卢克获胜',
    'faction.janosik.wins': '雅诺希克获胜',
    'token.statuette': '雕像',

    'role.host': '主持人',
    'role.sheriff': '警长',
    'role.sheriff.ability':
      '每夜关押一名玩家：此人到天亮不能行动，也不会被杀或被偷；若雕像在其身上，归你所有。你活着时，被挑战者可以拒绝决斗。',
    'role.hooker': '妓女',
    'role.hooker.ability': '第0夜选一名其他玩家：你得知其阵营和角色，对方得知你是妓女。',
    'role.goodGunman': '好枪手',
    'role.goodGunman.ability': '与不是枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是枪手，但不知是哪一个。',
    'role.parson': '牧师',
    'role.parson.ability': '每夜选一名其他玩家，得知其阵营。别人不知道你查了谁。',
    'role.judge': '审判官',
    'role.judge.ability': '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。角色已经公开后不能再用。',
    'role.mayor': '镇长',
    'role.mayor.ability': '全局一次，刚投票决定吊死某人时，可以公开角色，赦免此人；角色已经公开则不能。此后投票平票由你裁定，决斗除外。',
    'role.drunkard': '酒鬼',
    'role.drunkard.ability': '全局两次，每夜至多一次，灌醉一名其他玩家：此人今夜没有能力，也不参与本阵营的选择。大家会听到谁醉了。',
    'role.drunkJudge': '醉酒审判官',
    'role.drunkJudge.ability':
      '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。夜里可以两次灌醉其他玩家；若醉酒镇长也在局中，只有一次。',
    'role.drunkMayor': '醉酒镇长',
    'role.drunkMayor.ability':
      '全局一次，刚投票决定吊死某人时，可以公开角色，赦免此人，此后裁定平票，决斗除外。夜里可以两次灌醉其他玩家；若醉酒审判官也在局中，只有一次。',
    'role.taxman': '税务官',
    'role.taxman.ability': '全局一次，夜里得知此刻雕像在谁手里。',
    'role.guard': '保镖',
    'role.guard.ability': '每夜暗中保护一名其他玩家，此人到天亮不会被杀、被偷或中毒。你若死亡，保护随之失效。',
    'role.hairdresser': '理发师',
    'role.hairdresser.ability': '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归你。',
    'role.gambler': '赌徒',
    'role.gambler.ability':
      '从第3夜起，全局一次，可以开始轮盘赌，逐个指人。指到的不是市民，此人死亡，你必须继续；指到市民，你死亡。得到雕像就停止。',
    'role.executor': '行刑官',
    'role.executor.ability': '你自己不行动。你活着时，可以吊死被搜查的玩家；你死后，再也不能吊死任何人。',
    'role.investigator': '调查官',
    'role.investigator.ability': '你活着时，大家可以决定调查一名被搜查的玩家，而不吊死。除非你当夜被杀，天亮时公布此人的阵营和角色。',
    'role.crystal': '透明市民',
    'role.crystal.ability': '白天任何时候，可以向大家公开自己的阵营和角色。你不会死。',
    'role.doctor': '医生',
    'role.doctor.ability': '全局一次，在有人死亡的那一刻取消这次死亡。没有人知道是你。',
    'role.journalist': '记者',
    'role.journalist.ability': '决斗投票保密。全局两次，决斗时你可以不投票，而是睁眼看清谁投给谁。',
    'role.inciter': '煽动者',
    'role.inciter.ability': '全局一次，夜里选一名其他玩家：不论投票结果，此人第二天都要被搜查。若此人先死，你可以再选一次。',
    'role.seducer': '勾引者',
    'role.seducer.ability': '第0夜选一名其他玩家：此人得知你是谁，从此不得与你作对，投票、能力、言语都不行。',
    'role.mormonCitizen': '摩门教徒（市民）',
    'role.mormonCitizen.ability': '第0夜你看到另外两名摩门教徒：一名匪徒，一名印第安人，但不知谁是谁。没有其他能力，与市民一同获胜。',
    'role.citizen': '市民',
    'role.citizen.ability': '你没有能力。发言、怀疑、投票。白天雕像在市民手里、被搜出，或持有者白天死亡，你获胜。',

    'role.badGunman': '坏枪手',
    'role.badGunman.ability': '与不是枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是枪手，但不知是哪一个。夜里与匪徒一同行动。',
    'role.blackmailer': '勒索者',
    'role.blackmailer.ability': '第0夜选一名其他玩家：此人得知你是谁，从此不得与你作对，投票、能力、言语都不行。夜里与匪徒一同行动。',
    'role.avenger': '复仇者',
    'role.avenger.ability': '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归匪徒。夜里与匪徒一同行动。',
    'role.thief': '窃贼',
    'role.thief.ability': '全局一次，匪徒闭眼之后，你独自从一名其他玩家那里偷雕像。夜里与匪徒一同行动。',
    'role.cardsharper': '老千',
    'role.cardsharper.ability':
      '全局一次，夜里与一名其他玩家打牌，大家会听到是谁。雕像若在其身上，归你；此人今夜没有能力，也不参与本阵营的选择。',
    'role.infiltrator': '卧底',
    'role.infiltrator.ability': '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与匪徒一同行动。',
    'role.mormonBandit': '摩门教徒（匪徒）',
    'role.mormonBandit.ability': '第0夜你看到另外两名摩门教徒：一名市民，一名印第安人，但不知谁是谁。没有其他能力，与匪徒一同行动和获胜。',
    'role.bandit': '匪徒',
    'role.bandit.ability': '夜里与匪徒一同醒来，设法偷到雕像，并决定由谁携带。船离开时雕像在匪徒手里，你获胜。',

    'role.shaman': '萨满',
    'role.shaman.ability': '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与印第安人一同行动。',
    'role.femaleShaman': '女萨满',
    'role.femaleShaman.ability': '全局一次，夜里给一名其他玩家下毒，此人第二天在搜查投票之前死亡。夜里与印第安人一同行动。',
    'role.leader': '首领',
    'role.leader.ability': '印第安人作选择时，平票由你裁定。全局一次，夜里可以问雕像是否就在你的邻座。',
    'role.loneCoyot': '独行郊狼',
    'role.loneCoyot.ability': '其他印第安人都死后，除了印第安人原本杀的人，你每夜再杀一名玩家。',
    'role.quietFoot': '轻足',
    'role.quietFoot.ability':
      '全局两次，你被选为雕像的携带者时，可以把它藏到另一名玩家身上，对方并不知道。你若活着，印第安人下次杀人之前雕像回到你手里。',
    'role.binocularEye': '千里眼',
    'role.binocularEye.ability': '全局一次，夜里得知此刻雕像在谁手里。夜里与印第安人一同行动。',
    'role.burningRage': '燃烧之怒',
    'role.burningRage.ability': '凡是印第安人得到雕像的夜晚，你再杀一名玩家。只是继续持有不算。',
    'role.stagecoach': '驿车夫',
    'role.stagecoach.ability':
      '你是印第安人，但谁也不认识，他们行动时你闭着眼。全局一次，决斗刚结束时可以公开角色：决斗双方都死亡，从下一夜起你与印第安人一同行动。',
    'role.warrior': '战士',
    'role.warrior.ability': '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归印第安人。夜里与印第安人一同行动。',
    'role.trailer': '尾随者',
    'role.trailer.ability': '全局一次，入夜不久选一名其他玩家。若此人今夜得到雕像，雕像立刻归你。夜里与印第安人一同行动。',
    'role.mormonIndian': '摩门教徒（印第安人）',
    'role.mormonIndian.ability': '第0夜你看到另外两名摩门教徒：一名市民，一名匪徒，但不知谁是谁。没有其他能力，与印第安人一同行动和获胜。',
    'role.indian': '印第安人',
    'role.indian.ability': '夜里与印第安人一同醒来，杀死一名玩家；持有雕像时杀两名。其他人全部死亡，你获胜。',

    'role.detector': '探测者',
    'role.detector.ability': '每夜选一名其他玩家，得知雕像是否在其身上；若不在，得知它在你们两人之间圆圈的哪一侧。夜里与外星人一同行动。',
    'role.mindEater': '食脑者',
    'role.mindEater.ability': '每夜得知一名其他玩家的阵营和角色。夜里与外星人一同行动。',
    'role.megaAlien': '巨型外星人',
    'role.megaAlien.ability': '外星人作选择时，平票由你裁定。全局一次，夜里把雕像黏在持有者身上：此人不能交出，选携带者时也必须选此人。',
    'role.greenTentacle': '绿触手',
    'role.greenTentacle.ability': '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归外星人。夜里与外星人一同行动。',
    'role.purpleLeech': '紫水蛭',
    'role.purpleLeech.ability': '全局一次，夜里在外星人共同的偷窃之外，再从一名其他玩家那里偷一次雕像。夜里与外星人一同行动。',
    'role.alien': '外星人',
    'role.alien.ability': '夜里与外星人一同醒来，设法偷到雕像，并决定由谁携带。外星人第三次使用雕像时，你获胜。',

    'role.luckyLuke': '幸运卢克',
    'role.luckyLuke.ability':
      '每夜你最先独自行动：可以偷一次，并得知雕像在谁手里；全局可杀人一次，尾随一次，被尾随者今夜得到的雕像归你。决斗时你算枪手。从第1夜起，入夜时雕像在你手里，你获胜。',
    'role.janosik': '雅诺希克',
    'role.janosik.ability': '你独自一方，没有能力。被吊死时你获胜，别无他法。',

    'status.jailed': '在押',
    'status.guarded': '受保护',
    'status.drunk': '醉酒',
    'status.atCards': '在打牌',
    'status.bound': '受制于人',
    'status.trailed': '被尾随',
    'status.poisoned': '中毒',
    'status.incited': '必被搜查',
    'status.glued': '雕像黏住',
    'status.planted': '不知情地带着雕像',
    'status.tieBreaker': '裁定平票',
    'why.jailed': '这名玩家在押，谁也够不着。',
    'why.guarded': '这名玩家到天亮都受保护。',
    'bar.jailed': '在押。',
    'bar.drunk': '今夜醉酒。',
    'bar.atCards': '今夜在打牌。',
    'bar.bound': '受制于人：不得与{who}作对。',
  },
  pl: {
    'game.name': 'Ktulu',
    'game.about':
      'Miastowi, bandyci i Indianie walczą o jeden mały posążek: miasto chce go odzyskać, bandyci czekają na statek, a Indianie chcą śmierci wszystkich innych. W dzień pojedynki i przeszukania, w nocy kradzieże, zabójstwa i mnóstwo zdolności.',
    'faction.citizens': 'Miastowi',
    'faction.bandits': 'Bandyci',
    'faction.indians': 'Indianie',
    'faction.aliens': 'Ufole',
    'faction.luckyLuke': 'Lucky Luke',
    'faction.janosik': 'Janosik',
    'faction.citizens.letter': 'M',
    'faction.bandits.letter': 'B',
    'faction.indians.letter': 'I',
    'faction.aliens.letter': 'U',
    'faction.citizens.wins': 'Wygrywają miastowi',
    'faction.bandits.wins': 'Wygrywają bandyci',
    'faction.indians.wins': 'Wygrywają Indianie',
    'faction.aliens.wins': 'Wygrywają ufole',
    'faction.luckyLuke.wins': 'Wygrywa Lucky Luke',
    'faction.janosik.wins': 'Wygrywa Janosik',
    'token.statuette': 'Posążek',

    'role.host': 'Prowadzący',
    'role.sheriff': 'Szeryf',
    'role.sheriff.ability':
      'Co noc zamykasz jedną osobę w areszcie: do dnia nie może ona działać i nikt jej nie zabije ani nie okradnie, a jej posążek jest twój. Dopóki żyjesz, wolno odmówić pojedynku.',
    'role.hooker': 'Dziwka',
    'role.hooker.ability': 'Nocy zerowej wybierasz inną osobę. Poznajesz jej frakcję i rolę, a ona dowiaduje się, że Dziwka to ty.',
    'role.goodGunman': 'Dobry rewolwerowiec',
    'role.goodGunman.ability':
      'Wygrywasz każdy pojedynek z kimś, kto nie jest rewolwerowcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś rewolwerowcem, ale nie którym.',
    'role.parson': 'Pastor',
    'role.parson.ability': 'Co noc wybierasz inną osobę i poznajesz jej frakcję. Nikt inny nie wie, o kogo pytasz.',
    'role.judge': 'Sędzia',
    'role.judge.ability':
      'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Nie, gdy twoja rola jest już jawna.',
    'role.mayor': 'Burmistrz',
    'role.mayor.ability':
      'Raz, tuż po głosowaniu, że ktoś ma zawisnąć, możesz ujawnić swoją rolę i ułaskawić tę osobę; nie, gdy twoja rola jest już jawna. Odtąd rozstrzygasz remisy w głosowaniach, ale nie w pojedynkach.',
    'role.drunkard': 'Opój',
    'role.drunkard.ability':
      'Dwa razy w grze, najwyżej raz na noc, upijasz inną osobę: tej nocy nie ma ona zdolności ani głosu w sprawach frakcji. Wszyscy słyszą, kogo to spotkało.',
    'role.drunkJudge': 'Pijany sędzia',
    'role.drunkJudge.ability':
      'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Dwa razy, w nocy, upijasz inną osobę; tylko raz, jeśli gra też Pijany burmistrz.',
    'role.drunkMayor': 'Pijany burmistrz',
    'role.drunkMayor.ability':
      'Raz, tuż po głosowaniu, że ktoś ma zawisnąć, możesz ujawnić rolę i ułaskawić tę osobę; odtąd rozstrzygasz remisy, ale nie w pojedynkach. Dwa razy, w nocy, upijasz inną osobę; raz, jeśli gra Pijany sędzia.',
    'role.taxman': 'Poborca podatków',
    'role.taxman.ability': 'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek.',
    'role.guard': 'Ochroniarz',
    'role.guard.ability':
      'Co noc potajemnie chronisz inną osobę: do świtu nikt jej nie zabije, nie okradnie i nie otruje. Gdy zginiesz, ochrona ustaje.',
    'role.hairdresser': 'Fryzjer',
    'role.hairdresser.ability': 'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, jest twój.',
    'role.gambler': 'Hazardzista',
    'role.gambler.ability':
      'Raz w grze, od nocy 3, możesz zacząć ruletkę i wskazywać osobę po osobie. Kto nie jest miastowym, ginie, a ty musisz wskazywać dalej; przy miastowym giniesz ty. Zdobycie posążka kończy ruletkę.',
    'role.executor': 'Egzekutor',
    'role.executor.ability': 'Nie robisz nic. Dopóki żyjesz, można powiesić przeszukaną osobę; po twojej śmierci już nikogo.',
    'role.investigator': 'Śledczy',
    'role.investigator.ability':
      'Dopóki żyjesz, przeszukaną osobę można zamiast wieszać poddać śledztwu. Jeśli tej nocy nikt cię nie zabije, o świcie wszyscy poznają jej frakcję i rolę.',
    'role.crystal': 'Agent ubezpieczeniowy',
    'role.crystal.ability': 'W dzień, kiedy zechcesz, możesz ujawnić wszystkim swoją frakcję i rolę. Nie giniesz od tego.',
    'role.doctor': 'Lekarz',
    'role.doctor.ability': 'Raz w grze możesz odwołać czyjąś śmierć w chwili, gdy następuje. Nikt się nie dowie, czyja to zasługa.',
    'role.journalist': 'Dziennikarz',
    'role.journalist.ability':
      'Głosy w pojedynkach są tajne. Dwa razy w grze, zamiast głosować w pojedynku, możesz z otwartymi oczami patrzeć, kto na kogo głosuje.',
    'role.inciter': 'Podżegacz',
    'role.inciter.ability':
      'Raz w grze, w nocy, wybierasz inną osobę, która następnego dnia będzie przeszukana bez względu na głosy. Jeśli wcześniej zginie, możesz wybrać jeszcze raz.',
    'role.seducer': 'Uwodziciel',
    'role.seducer.ability':
      'Nocy zerowej wybierasz inną osobę, która dowiaduje się, kim jesteś, i odtąd nie może zrobić nic przeciw tobie: głosem, zdolnością ani słowem.',
    'role.mormonCitizen': 'Mormon (miastowy)',
    'role.mormonCitizen.ability':
      'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich bandyta i Indianin, ale nie wiesz, kto jest kim. Innej zdolności nie masz; wygrywasz z miastowymi.',
    'role.citizen': 'Miastowy',
    'role.citizen.ability':
      'Nie masz zdolności. Rozmawiaj, podejrzewaj, głosuj. Wygrywasz, gdy w dzień posążek ma ktoś z miasta, gdy znajdzie go przeszukanie albo gdy w dzień zginie, kto go ma.',

    'role.badGunman': 'Zły rewolwerowiec',
    'role.badGunman.ability':
      'Wygrywasz każdy pojedynek z kimś, kto nie jest rewolwerowcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś rewolwerowcem, ale nie którym. W nocy działasz z bandytami.',
    'role.blackmailer': 'Szantażysta',
    'role.blackmailer.ability':
      'Nocy zerowej wybierasz inną osobę, która dowiaduje się, kim jesteś, i odtąd nie może zrobić nic przeciw tobie: głosem, zdolnością ani słowem. W nocy działasz z bandytami.',
    'role.avenger': 'Mściciel',
    'role.avenger.ability':
      'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz bandyci. W nocy działasz z bandytami.',
    'role.thief': 'Złodziej',
    'role.thief.ability':
      'Raz w grze, w pojedynkę, gdy bandyci już śpią, próbujesz ukraść posążek innej osobie. W nocy działasz z bandytami.',
    'role.cardsharper': 'Szuler',
    'role.cardsharper.ability':
      'Raz w grze, w nocy, grasz z inną osobą w karty; wszyscy słyszą z kim. Jeśli ma posążek, zabierasz go, a ona tej nocy nie ma zdolności ani głosu w sprawach frakcji.',
    'role.infiltrator': 'Infiltrator',
    'role.infiltrator.ability': 'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z bandytami.',
    'role.mormonBandit': 'Mormon (bandyta)',
    'role.mormonBandit.ability':
      'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich miastowy i Indianin, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z bandytami.',
    'role.bandit': 'Bandyta',
    'role.bandit.ability':
      'W nocy budzisz się z bandytami; próbujecie ukraść posążek i wybieracie, kto go nosi. Wygrywasz, gdy statek odpływa, a posążek ma ktoś z was.',

    'role.shaman': 'Szaman',
    'role.shaman.ability': 'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z Indianami.',
    'role.femaleShaman': 'Szamanka',
    'role.femaleShaman.ability':
      'Raz w grze, w nocy, podajesz innej osobie truciznę: ginie ona następnego dnia tuż przed głosowaniem o przeszukaniu. W nocy działasz z Indianami.',
    'role.leader': 'Wódz',
    'role.leader.ability':
      'Rozstrzygasz remisy, gdy wybierają Indianie. Raz w grze, w nocy, możesz zapytać, czy posążek jest tuż obok ciebie.',
    'role.loneCoyot': 'Samotny kojot',
    'role.loneCoyot.ability':
      'Gdy wszyscy inni Indianie nie żyją, co noc zabijasz jeszcze jedną osobę, oprócz tych, które zabijają Indianie.',
    'role.quietFoot': 'Cicha stopa',
    'role.quietFoot.ability':
      'Dwa razy w grze, gdy wybrano cię do noszenia posążka, możesz podłożyć go innej osobie bez jej wiedzy. Jeśli żyjesz, wraca do ciebie, zanim Indianie znów zabiją.',
    'role.binocularEye': 'Lornecie oko',
    'role.binocularEye.ability': 'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek. W nocy działasz z Indianami.',
    'role.burningRage': 'Płonący szał',
    'role.burningRage.ability': 'Każdej nocy, gdy Indianie zdobywają posążek, zabijasz jeszcze jedną osobę. Samo posiadanie się nie liczy.',
    'role.stagecoach': 'Powóz',
    'role.stagecoach.ability':
      'Należysz do Indian, ale nikogo z nich nie znasz i śpisz, gdy działają. Raz, tuż po pojedynku, możesz ujawnić swoją rolę: giną obie strony pojedynku, a od następnej nocy działasz z Indianami.',
    'role.warrior': 'Wojownik',
    'role.warrior.ability':
      'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz Indianie. W nocy działasz z Indianami.',
    'role.trailer': 'Tropiciel',
    'role.trailer.ability':
      'Raz w grze, na początku nocy, wybierasz inną osobę. Jeśli tej nocy zdobędzie ona posążek, od razu jest twój. W nocy działasz z Indianami.',
    'role.mormonIndian': 'Mormon (Indianin)',
    'role.mormonIndian.ability':
      'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich miastowy i bandyta, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z Indianami.',
    'role.indian': 'Indianin',
    'role.indian.ability':
      'W nocy budzisz się z Indianami; zabijacie jedną osobę, a gdy macie posążek, dwie. Wygrywasz, gdy wszyscy inni nie żyją.',

    'role.detector': 'Detektor',
    'role.detector.ability':
      'Co noc wybierasz inną osobę i dowiadujesz się, czy ma posążek; jeśli nie, po której stronie kręgu między wami on jest. W nocy działasz z ufolami.',
    'role.mindEater': 'Pożeracz umysłów',
    'role.mindEater.ability': 'Co noc poznajesz frakcję i rolę innej osoby. W nocy działasz z ufolami.',
    'role.megaAlien': 'Wielki ufol',
    'role.megaAlien.ability':
      'Rozstrzygasz remisy, gdy wybierają ufole. Raz w grze, w nocy, przyklejasz posążek do osoby, która go ma: nie może go oddać i trzeba ją wybrać do noszenia go.',
    'role.greenTentacle': 'Zielona macka',
    'role.greenTentacle.ability':
      'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz ufole. W nocy działasz z ufolami.',
    'role.purpleLeech': 'Purpurowa przyssawka',
    'role.purpleLeech.ability':
      'Raz w grze, w nocy, próbujesz ukraść posążek innej osobie, oprócz wspólnej kradzieży ufoli. W nocy działasz z ufolami.',
    'role.alien': 'Ufol',
    'role.alien.ability':
      'W nocy budzisz się z ufolami; próbujecie ukraść posążek i wybieracie, kto go nosi. Wygrywasz, gdy ufole użyją go po raz trzeci.',

    'role.luckyLuke': 'Lucky Luke',
    'role.luckyLuke.ability':
      'Na początku nocy, w pojedynkę, możesz kraść i poznajesz, kto ma posążek; raz możesz zabić, raz tropić kogoś, kto odda ci posążek zdobyty tej nocy. W pojedynkach jesteś rewolwerowcem. Wygrywasz z posążkiem, gdy zapada noc.',
    'role.janosik': 'Janosik',
    'role.janosik.ability': 'Grasz w pojedynkę i nie masz zdolności. Wygrywasz, gdy cię powieszą, i tylko wtedy.',

    'status.jailed': 'w areszcie',
    'status.guarded': 'pod ochroną',
    'status.drunk': 'upojenie',
    'status.atCards': 'przy kartach',
    'status.bound': 'pod czyimś wpływem',
    'status.trailed': 'tropienie',
    'status.poisoned': 'zatrucie',
    'status.incited': 'do przeszukania',
    'status.glued': 'przyklejony posążek',
    'status.planted': 'posążek podłożony bez wiedzy',
    'status.tieBreaker': 'rozstrzyganie remisów',
    'why.jailed': 'ta osoba jest w areszcie, poza zasięgiem.',
    'why.guarded': 'ta osoba jest do świtu pod ochroną.',
    'bar.jailed': 'W areszcie.',
    'bar.drunk': 'Tej nocy pod wpływem alkoholu.',
    'bar.atCards': 'Tej nocy gra w karty.',
    'bar.bound': 'Jest pod czyimś wpływem: nic przeciw tej osobie ({who}).',
  },
} satisfies Words;
