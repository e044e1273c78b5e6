import { rows } from '../../../text/rows.ts';

/** House rules of the night. */
export const words = rows({
  'option.maskCalls': ['Call those who cannot act', '不能行动的人照样叫', 'Wywoływanie tych, którzy nie mogą działać'],
  'option.maskCalls.help': [
    'On: the living are called even when jailed, drunk or without a use left, so that nobody can tell. Off: such calls are left out.',
    '开启：活着的人即使在押、醉酒或次数用完也照样叫，让别人听不出。关闭：跳过。',
    'Włączone: żywi są wywoływani także w areszcie, po upiciu i bez pozostałych użyć, żeby nikt nic nie poznał. Wyłączone: takich wywołań nie ma.',
  ],
  'option.maskChoices': ['Also ask what nobody can answer', '无人能答的问题照样问', 'Pytania, na które nikt nie może odpowiedzieć'],
  'option.maskChoices.help': [
    'On: a side is asked who carries the statuette, and a tie is put to its leader, even while that player cannot act. Goes with calling those who cannot act.',
    '开启：即使持有雕像的人或一方的带头人不能行动，也照样问由谁携带、由谁裁定平票。与“不能行动的人照样叫”一起生效。',
    'Włączone: strona słyszy pytanie o posążek, a remis trafia do jej wodza, nawet gdy ta osoba nie może działać. Działa razem z wywoływaniem tych, którzy nie mogą działać.',
  ],
  'option.sheriffNightZero': ['Sheriff jails on night 0', '警长第0夜就关押', 'Szeryf zamyka już nocy 0'],
  'option.sheriffNightZero.help': [
    'On: from night 0. Off: from night 1.',
    '开启：从第0夜起。关闭：从第1夜起。',
    'Włączone: od nocy 0. Wyłączone: od nocy 1.',
  ],
  'option.sheriffSelfJail': ['Self-jailing by the Sheriff', '警长可以关押自己', 'Szeryf może zamknąć siebie'],
  'option.sheriffSelfJail.help': [
    'On: the Sheriff may choose to sit in the cell, out of reach. Off: only others are jailed.',
    '开启：警长可以住进牢房，谁也够不着。关闭：只能关押别人。',
    'Włączone: Szeryf może wejść do celi i jest tam poza zasięgiem. Wyłączone: tylko inne osoby.',
  ],
  'option.announceJailed': ['The jailed player is named', '公布谁被关押', 'Ogłaszanie, kto jest w areszcie'],
  'option.announceJailed.help': [
    'On: all hear who is in jail. Off: only the Sheriff and the host know.',
    '开启：大家会听到谁在押。关闭：只有警长和主持人知道。',
    'Włączone: wszyscy słyszą, kto jest w areszcie. Wyłączone: wiedzą tylko Szeryf i prowadzący.',
  ],
  'option.attackOnJailedAsksAgain': [
    'Attack on the jailed may be taken back',
    '攻击在押者可以重选',
    'Atak na osobę w areszcie można zmienić',
  ],
  'option.attackOnJailedAsksAgain.help': [
    'On: whoever attacks a jailed player keeps the use and is asked again. Off: the use is spent without effect.',
    '开启：攻击在押者不算用掉，再问一次。关闭：用掉而无效果。',
    'Włączone: atak na kogoś w areszcie nie zużywa zdolności i pytanie pada jeszcze raz. Wyłączone: użycie przepada bez skutku.',
  ],
  'option.parsonNightZero': ['Parson asks on night 0', '牧师第0夜就查问', 'Pastor pyta już nocy 0'],
  'option.parsonNightZero.help': [
    'On: from night 0. Off: from night 1.',
    '开启：从第0夜起。关闭：从第1夜起。',
    'Włączone: od nocy 0. Wyłączone: od nocy 1.',
  ],
  'option.guardStopsTheft': ['The guard keeps thieves off too', '保镖也能防偷', 'Ochroniarz chroni też przed kradzieżą'],
  'option.guardStopsTheft.help': [
    'On: a guarded player cannot be killed, poisoned or robbed. Off: killing and poison fail, theft works.',
    '开启：受保护者不会被杀、中毒或被偷。关闭：不会被杀或中毒，但可以被偷。',
    'Włączone: chronionej osoby nie można zabić, otruć ani okraść. Wyłączone: nie można zabić ani otruć, okraść można.',
  ],
  'option.guardMayPickSelf': ['Self-protection by the guard', '保镖可以保护自己', 'Ochroniarz może chronić siebie'],
  'option.guardMayPickSelf.help': [
    'On: the guard may protect any player. Off: only others.',
    '开启：可以选任何玩家。关闭：只能选别人。',
    'Włączone: może wybrać każdego. Wyłączone: tylko inne osoby.',
  ],
  'option.guardMayRepeat': [
    'The guard may protect the same player again',
    '保镖可以连续保护同一人',
    'Ochroniarz może chronić znów tę samą osobę',
  ],
  'option.guardMayRepeat.help': [
    'On: on two nights running, if wanted. Off: somebody else each night.',
    '开启：可以连续两夜选同一人。关闭：每夜须换人。',
    'Włączone: nawet dwie noce z rzędu. Wyłączone: co noc kogoś innego.',
  ],
  'option.gamblerFirstNight': ['First night of the Gambler', '赌徒最早在哪一夜', 'Pierwsza noc Hazardzisty'],
  'option.gamblerFirstNight.help': [
    'The roulette cannot start on an earlier night. A low number helps the citizens.',
    '此前不能开始轮盘赌。数字越小，对市民越有利。',
    'Wcześniej ruletka nie może się zacząć. Mała liczba pomaga miastowym.',
  ],
  'option.doctorStopsHanging': ['The Doctor can undo a hanging', '医生可以救下被吊死的人', 'Lekarz może odwołać powieszenie'],
  'option.doctorStopsHanging.help': [
    'On: a hanging can be cancelled like any death. Off: it cannot.',
    '开启：与其他死亡一样可以取消。关闭：不能取消。',
    'Włączone: powieszenie można odwołać jak każdą śmierć. Wyłączone: nie można.',
  ],
  'option.doctorSavesSelf': ['Self-rescue by the Doctor', '医生可以取消自己的死亡', 'Lekarz może odwołać własną śmierć'],
  'option.doctorSavesSelf.help': [
    'On: the Doctor’s own death counts as any. Off: only the deaths of others.',
    '开启：自己的死亡也算。关闭：只能取消别人的死亡。',
    'Włączone: własna śmierć też się liczy. Wyłączone: tylko śmierć innych.',
  ],
  'option.banditsMayKill': ['Bandits may kill instead of stealing', '匪徒可以杀人代替偷窃', 'Bandyci mogą zabić zamiast kraść'],
  'option.banditsMayKill.help': [
    'On: each night the bandits choose between theft and killing. Off: they only steal as a group.',
    '开启：匪徒每夜在偷窃与杀人中选一样。关闭：共同行动只有偷窃。',
    'Włączone: co noc wybierają kradzież albo zabójstwo. Wyłączone: razem tylko kradną.',
  ],
  'option.coyotTrigger': ['When the Lone Coyote kills', '独行郊狼何时杀人', 'Kiedy zabija Samotny kojot'],
  'option.coyotTrigger.help': [
    'The second reading counts Indians who are jailed or otherwise out for the night as absent.',
    '第二种把当夜在押或不能行动的印第安人也算作不在。',
    'W drugim wariancie Indianie w areszcie lub w inny sposób wyłączeni tej nocy liczą się jako nieobecni.',
  ],
  'option.coyotTrigger.othersDead': ['When all other Indians are dead', '其他印第安人全部死亡时', 'Gdy inni Indianie nie żyją'],
  'option.coyotTrigger.soleVoter': [
    'When no other Indian votes that night',
    '当夜没有其他印第安人表决时',
    'Gdy tej nocy nie głosuje inny Indianin',
  ],
  'option.poisonPoint': ['When poison kills', '毒药何时发作', 'Kiedy działa trucizna'],
  'option.poisonPoint.help': [
    'On the day after it was given. If the statuette is found on the dead, the citizens win.',
    '在下毒后的那个白天。若死者持有雕像，市民获胜。',
    'W dzień po podaniu. Jeśli ofiara miała posążek, wygrywają miastowi.',
  ],
  'option.poisonPoint.beforeSearchBallot': ['Before the vote on the search', '搜查投票之前', 'Przed głosowaniem o przeszukaniu'],
  'option.poisonPoint.dawn': ['At dawn', '天亮时', 'O świcie'],
  'option.poisonPoint.beforeDuels': ['Before the duels', '决斗之前', 'Przed pojedynkami'],
  'option.poisonPoint.afterSearch': ['After the search', '搜查之后', 'Po przeszukaniu'],
  'option.trailExtended': ['A trail lasts into the next night', '尾随延续到下一夜', 'Tropienie trwa do następnej nocy'],
  'option.trailExtended.help': [
    'On: until the Indians wake on the next night. Off: until dawn.',
    '开启：直到下一夜印第安人醒来。关闭：直到天亮。',
    'Włączone: aż Indianie obudzą się następnej nocy. Wyłączone: do świtu.',
  ],
  'option.trailFollowsCard': ['A trail goes with the card', '尾随跟着牌走', 'Tropienie idzie za kartą'],
  'option.trailFollowsCard.help': [
    'When you rule that two players swap cards. On: the trail belongs to whoever has the card now. Off: to whoever laid it.',
    '裁定两名玩家换牌时。开启：尾随归现在持有这张牌的人。关闭：归当初尾随的人。',
    'Gdy orzekasz zamianę kart. Włączone: tropi osoba, która ma teraz tę kartę. Wyłączone: ta, która zaczęła tropić.',
  ],
  'option.nightZeroOrder': ['Order of night 0', '第0夜的顺序', 'Kolejność nocy 0'],
  'option.nightZeroOrder.help': [
    'Steps of roles that are not in the game are left out by themselves.',
    '不在本局的角色，其步骤自动省略。',
    'Kroki ról, których nie ma w grze, same wypadają.',
  ],
  'option.nightOrder': ['Order of every later night', '此后各夜的顺序', 'Kolejność każdej następnej nocy'],
  'option.nightOrder.help': [
    'Steps of roles that are not in the game are left out by themselves. A jail or a protection holds only from its step on.',
    '不在本局的角色，其步骤自动省略。关押和保护从其步骤起才有效。',
    'Kroki ról, których nie ma w grze, same wypadają. Areszt i ochrona działają dopiero od swojego kroku.',
  ],
});
