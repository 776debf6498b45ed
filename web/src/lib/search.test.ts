import { describe, expect, it } from 'vitest';
import { matchesAll, normalize, searchPatterns } from './search';

const finds = (language: string, search: string, text: string): boolean =>
  matchesAll(normalize(text), searchPatterns(search, language));

describe('search of the rules', () => {
  it.each([
    ['en', 'KOLN cathedrals', 'The cathedral of Köln is open.'],
    ['fr', "etages d'un batiment", 'Le premier étage d’un bâtiment.'],
    ['ko', '주사위를 기둥에', '기둥 하나와 주사위 두 개가 있습니다.'],
    ['uk', 'кубика контракти', 'Кубик дає 2 очки дії контракту.'],
    ['uk', "п'ять", 'П’ять дій.'],
    ['uk', 'BOT-3', 'BOT-3 Рядки указу.'],
    ['uk', 'купець', 'Крок купця коштує одне очко.'],
    ['uk', 'мешканців', 'Мешканець живе в будівлі.'],
    ['uk', 'мешканець', 'Доступні мешканці.'],
    ['uk', 'блазень', 'Дія блазня.'],
    ['uk', 'ярмарку', 'Ярмарок у місті Köln.'],
    ['uk', 'дім', 'Усі доми на мапі.'],
    ['uk', 'домів', 'Ваш дім.'],
    ['uk', 'камінь', 'Два камені, п’ять каменів.'],
    ['uk', 'хід', 'Наприкінці ходу.'],
    ['fr', "l'action", 'Le choix d’action.'],
    ['fr', 'oeuvre', 'Le maître d’œuvre.'],
    ['fr', 'châteaux', 'Un chateau.'],
    ['en', 'family', 'Two families.'],
    ['en', 'families', 'One family (a crest).'],
    ['en', 'crest)', 'One family (a crest).'],
  ])('in %s finds %s', (language, search, text) => {
    expect(finds(language, search, text)).toBe(true);
  });

  it.each([
    ['en', 'pillars', 'A pile and a house.'],
    ['fr', 'étage toit', 'Le premier étage.'],
    ['ko', '교역소를', '기둥을 놓습니다.'],
    ['uk', 'їжа', 'іжа'],
    ['uk', 'BOT-31', 'BOT-3 Рядки указу.'],
    ['uk', 'купець', 'Гравець купує ресурс.'],
    ['uk', 'дім', 'Як відомо, це не так.'],
    ['en', '.', 'Nothing'],
  ])('in %s does not find %s', (language, search, text) => {
    expect(finds(language, search, text)).toBe(false);
  });
});
