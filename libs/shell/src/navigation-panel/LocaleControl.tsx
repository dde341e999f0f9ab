import { chooseLocale, readDocumentLocale, localeOptions } from '@share/locale';
import { SegmentedControl } from '@share/ui';
import { EditIcon } from '@share/ui/icons';
import { Name, Row, Sizes } from './Row.styles';

/** 简体 or 繁體 (R83), in which the page is loaded anew. Only for the browser, which knows the script of the document. */
export const LocaleControl = () => {
  const control = { name: 'navigation-locale', options: localeOptions, onChange: chooseLocale };
  return (
    <Row>
      <EditIcon size={20} />
      <Name>文字</Name>
      <Sizes>
        <SegmentedControl label="简体或繁體" value={readDocumentLocale()} {...control} />
      </Sizes>
    </Row>
  );
};
