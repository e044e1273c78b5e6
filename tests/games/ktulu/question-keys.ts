import { readFileSync } from 'node:fs';
import { roles } from '../../../src/games/ktulu/roles/index.ts';
import type { Role } from '../../../src/games/ktulu/vocabulary.ts';

const ofTheRulebook: readonly string[] = (
  'aliens.met aliens.theft aliens.theft.got aliens.theft.tie aliens.theft.tie.decoy aliens.used aliensCarrier.choose aliensCarrier.choose.tie aliensCarrier.choose.tie.decoy aliensCarrier.decoy aliensCarrier.glued ' +
  'aliensMeet.sleep aliensSleep.decoy aliensSleep.sleep aliensSteal.decoy aliensWake.decoy avenger.decoy avenger.kill avenger.kill.jailed bandits.deed bandits.firstCarrier ' +
  'bandits.met bandits.sail bandits.theft bandits.theft.got bandits.victim banditsCarrier.choose banditsCarrier.decoy banditsCarrier.glued banditsMeet.sleep ' +
  'banditsSleep.decoy banditsSleep.sleep banditsSteal.decoy banditsWake.decoy binocularEye.decoy binocularEye.learned binocularEye.sleep binocularEye.use blackmailer.bind ' +
  'blackmailer.decoy blackmailer.sleep blackmailer.told burningRage.decoy burningRage.kill burningRage.kill.jailed cardsharper.decoy cardsharper.got cardsharper.play ' +
  'cardsharper.played cardsharper.sleep dawn.wake day.next day.unmasked day.zero death.known detector.decoy detector.learn detector.learned drunkJudge.decoy drunkJudge.sleep ' +
  'drunkJudge.treat drunkMayor.decoy drunkMayor.sleep drunkMayor.treat drunkard.decoy drunkard.drunk drunkard.sleep drunkard.treat duel.accepted duel.begins duel.challenged ' +
  'duel.challenger duel.flipped duel.lapses duel.refused duel.result duel.speech1 duel.speech2 duel.stopped duel.vote femaleShaman.decoy femaleShaman.poison ' +
  'femaleShaman.poison.jailed gambler.again gambler.decoy gambler.point gambler.sleep greenTentacle.decoy greenTentacle.kill greenTentacle.kill.jailed guard.decoy ' +
  'guard.protect guard.sleep hairdresser.decoy hairdresser.kill hairdresser.kill.jailed hairdresser.sleep hang.survives hooker.decoy hooker.learn hooker.learned hooker.sleep ' +
  'hooker.told inciter.decoy inciter.mark inciter.sleep indians.kill indians.kill.tie indians.kill.tie.decoy indians.killAgain indians.killAgain.tie indians.killAgain.tie.decoy indians.met indiansCarrier.choose ' +
  'indiansCarrier.choose.tie indiansCarrier.choose.tie.decoy indiansCarrier.decoy indiansCarrier.glued indiansKill.decoy indiansKillAgain.decoy indiansMeet.sleep indiansSleep.decoy indiansSleep.sleep ' +
  'indiansWake.decoy infiltrator.decoy infiltrator.learn infiltrator.learned investigation.begins investigation.nothing journalist.decoy journalist.sees journalist.watch ' +
  'leader.decoy leader.learned leader.use loneCoyot.decoy loneCoyot.kill loneCoyot.kill.jailed luckyLuke.got luckyLuke.kill luckyLuke.kill.jailed luckyLuke.learned ' +
  'luckyLuke.steal luckyLuke.steal.jailed luckyLuke.trail lukeIsTold.decoy lukeIsTold.sleep lukeKills.decoy lukeSteals.decoy lukeTrails.decoy lukeWakes.decoy megaAlien.decoy ' +
  'megaAlien.use mindEater.decoy mindEater.learn mindEater.learned mistreat.agreed mistreat.any mistreat.any.tie mistreat.falls mistreat.impossible mistreat.method ' +
  'mistreat.method.tie mistreat.methodChosen mistreat.nobody mistreat.tied mistreat.who mistreat.who.tie mormons.met mormons.sleep night.falls opening.roster over ' +
  'pardon.spared parson.decoy parson.learn parson.learned parson.sleep parsonZero.decoy parsonZero.sleep purpleLeech.decoy purpleLeech.got purpleLeech.steal ' +
  'purpleLeech.steal.jailed quietFoot.decoy quietFoot.plant quietFoot.sleep search.nominees search.nothing search.searched search.vote search.vote.again search.vote.tie ' +
  'seducer.bind seducer.decoy seducer.sleep seducer.told shaman.decoy shaman.learn shaman.learned sheriff.decoy sheriff.jail sheriff.jailed sheriff.sleep sheriffZero.sleep ' +
  'statuette.carried statuette.changed statuette.heir statuette.lost statuette.yours taxman.decoy taxman.learned taxman.sleep taxman.use thief.decoy thief.got thief.sleep thief.steal thief.steal.jailed ' +
  'trailer.decoy trailer.sleep trailer.trail warrior.decoy warrior.kill warrior.kill.jailed window.attempt.kill window.duel window.pardon '
)
  .trim()
  .split(' ');

/** What the file of a role asks, and the calls that go with its steps of the night. */
const ofRoles = Object.entries<{ readonly role: Role; readonly questions?: readonly string[] }>(roles).flatMap(
  ([
    role,
    {
      role: { nights = {} },
      questions = [],
    },
  ]) => [
    ...questions,
    ...Object.entries(nights).flatMap(([step, { asks, wakes, sleeps = wakes !== false }]) => [
      ...(asks === false ? [] : [`${step}.decoy`]),
      ...(sleeps ? [`${step}.sleep`] : []),
    ]),
    ...keysIn(role),
  ],
);

/** The Sheriff is always dealt, and in night 0 nothing yet keeps him from acting. */
const never = 'sheriffZero.decoy';

/** Keys written out in the file of a role. */
function keysIn(role: string): string[] {
  const file = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const source = readFileSync(new URL(`../../../src/games/ktulu/roles/${file}.ts`, import.meta.url), 'utf8');
  return [...source.matchAll(/\bkey: '([\w.]+)'/g)].map(([, key = '']) => key);
}

/** Every question, announcement and thing shown that a game of Ktulu can bring, by key. */
export const questionKeys: readonly string[] = [...new Set([...ofTheRulebook, ...ofRoles])].filter((key) => key !== never).sort();
