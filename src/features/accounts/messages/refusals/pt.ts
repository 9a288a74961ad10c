import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  wrongForDeleting: 'A sua palavra-passe está incorreta. Nada foi eliminado.',
  wrongPassword: 'Palavra-passe incorreta.',
  onlyOwner: 'É o único proprietário deste site. Transfira primeiro a propriedade ou elimine o site.',
  signedOutAlready: 'A sessão nesse dispositivo já foi terminada.',
  wrongCurrent: 'A sua palavra-passe atual está incorreta. Nada foi alterado.',
  tooEasy:
    'Esta palavra-passe é demasiado fácil de adivinhar. Utilize uma mais longa ou acrescente palavras sem relação entre si.',
  noAccount: 'Conta não encontrada.',
  manySignIns:
    'Demasiadas tentativas de início de sessão. Aguarde um pouco ou utilize “Recuperar palavra-passe” para repor a sua palavra-passe.',
  manyLinks:
    'Já lhe enviámos vários links. Verifique a caixa de entrada e a pasta de spam ou tente novamente mais tarde.',
  manyAccounts: 'Foram criadas demasiadas contas a partir da sua rede. Tente novamente mais tarde.',
  manyCodes: 'Demasiados códigos incorretos. Aguarde um pouco e volte a iniciar sessão.',
  manyInvitations: 'Foram enviados demasiados convites. Tente novamente dentro de uma hora.',
  manyTries: 'Demasiadas tentativas a partir da sua rede. Tente novamente mais tarde.',
  emailKnown: 'Já existe uma conta com este endereço de email. Inicie sessão ou reponha a sua palavra-passe.',
  emailHasAccount: 'Este endereço de email já tem uma conta.',
  wrongSignIn: 'Endereço de email ou palavra-passe incorretos. Verifique ambos e tente novamente.',
  linkUsed: 'Este link já foi utilizado ou expirou. Peça um novo.',
  tokenUsed: 'Utilizado, expirado ou desconhecido.',
  passwordFirst: 'Introduza primeiro a sua palavra-passe.',
  wrongCode: 'Código incorreto.',
  codesChange: 'Os códigos mudam a cada 30 segundos. Introduza o código que a aplicação mostra agora.',
  stepExpired: 'Este início de sessão expirou ou teve demasiadas tentativas. Inicie sessão novamente.',
  codeUsed:
    'Este código está incorreto ou já foi utilizado. Os códigos mudam a cada 30 segundos: aguarde pelo próximo.',
  passkeyUnknown:
    'Esta chave de acesso não está associada a nenhuma conta aqui. Inicie sessão com a palavra-passe.',
  passkeyUnread: 'Não foi possível ler esta chave de acesso. Tente novamente.',
  passkeyKnown: 'Esta chave de acesso já foi adicionada.',
  passkeyGone: 'Chave de acesso não encontrada.',
  lastWay:
    'Este site exige a verificação em dois passos e este é o seu único método. Configure primeiro outro.',
  wrongNothingChanged: 'A sua palavra-passe está incorreta. Nada foi alterado.',
  codesFirst:
    'Configure códigos de utilização única ou uma chave de acesso antes de criar códigos de recuperação.',
  codesAlreadyOn: 'Os códigos de utilização única já estão ativados. Desative-os para recomeçar.',
  noInvitation: 'Este convite foi utilizado, retirado ou expirou. Peça um novo.',
  invitationExpired:
    'Este convite expirou. Os convites são válidos durante 7 dias. Peça um novo à pessoa que fez o convite.',
  linkIncomplete: 'O link está incompleto. Abra-o novamente a partir do email.',
  missing: 'Em falta.',
  choosePassword: 'Escolha uma palavra-passe.',
  changedMeanwhile: 'Algo mudou ao mesmo tempo. Tente novamente.',
  signInAs: 'Inicie primeiro sessão como {email} e depois aceite o convite.',
} satisfies Translation<typeof en>;
