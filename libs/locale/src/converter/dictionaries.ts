import hongKongPhrases from 'opencc-js/dict/HKPhrases';
import hongKongVariants from 'opencc-js/dict/HKVariants';
import hongKongVariantPhrases from 'opencc-js/dict/HKVariantsPhrases';
import characters from 'opencc-js/dict/STCharacters';
import phrases from 'opencc-js/dict/STPhrases';
import regionalPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import taiwanPhrases from 'opencc-js/dict/TWPhrases';
import taiwanVariants from 'opencc-js/dict/TWVariants';
import taiwanVariantPhrases from 'opencc-js/dict/TWVariantsPhrases';

/** The dictionaries of OpenCC, in one object: a bundler would write a megabyte wherever one is used. */
export const dictionaries = {
  phrases: [phrases, regionalPhrases],
  characters: [characters],
  tw: [taiwanPhrases, taiwanVariantPhrases, taiwanVariants],
  hk: [hongKongPhrases, hongKongVariantPhrases, hongKongVariants],
};
